import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from '../../../api/apiKeysApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { SecretDialog } from '../SecretDialog';
import { KeyFields } from './KeyFields';
import { useKeyForm } from './useKeyForm';

/** Makes a key, then shows it this once. The key lives in the answer of the call and goes with the dialog. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { draft, faults, refusal, form, change, check, refuse } = useKeyForm();
  const [create, { data: made, isLoading }] = useCreateApiKeyMutation();

  const handleConfirm = async () => {
    if (!check()) return;
    const { name, scopes, lifetime } = draft;
    const expiresInDays = lifetime ? Number(lifetime) : null;
    const { error } = await create({ body: { name, scopes: [...scopes], expiresInDays } });
    if (error) refuse(error);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void handleConfirm();
  };
  if (made) {
    return (
      <SecretDialog
        title={t('accountApiKeys.made.title', { name: made.apiKey.name })}
        label={t('accountApiKeys.made.label')}
        secret={made.secret}
        closeLabel={t('accountApiKeys.made.close')}
        onClose={onClose}
      >
        {t('accountApiKeys.made.once')}
      </SecretDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('accountApiKeys.create.title')}
      confirmLabel={t('accountApiKeys.create.submit')}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box component="form" ref={form} noValidate onSubmit={handleSubmit}>
        {/* The dialog's button stands outside of the form: without one inside, Enter would send nothing. */}
        <button type="submit" hidden />
        {refusal && (
          <FormHelperText role="alert" error>
            {refusal}
          </FormHelperText>
        )}
        <KeyFields draft={draft} faults={faults} onChange={change} />
      </Box>
    </ConfirmDialog>
  );
}
