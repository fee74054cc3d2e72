import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { CODE } from '@probity/contract/codeNames';
import { useCreateApiKeyMutation } from '../../../api/resources/apiKeysApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { SecretDialog } from '../SecretDialog';
import { emptyKey, keyRules, type KeyDraft } from './keyDraft';
import { KeyFields } from './KeyFields';

/** Creates a key, then shows it once. The key is in the reply alone and is gone with the dialog. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm(emptyKey, keyRules);
  const [create, { data: made }] = useCreateApiKeyMutation();
  const { send, isRunning, refusal } = useSubmit(create, {
    form,
    codes: { [CODE.API_KEY_NAME_TAKEN]: 'name' },
    onDone: () => form.settle(),
  });
  const handleSend = ({ name, scopes, lifetime }: KeyDraft) =>
    send({ body: { name, scopes: [...scopes], expiresInDays: lifetime ? Number(lifetime) : null } });
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
    <FormDialog
      title={t('accountApiKeys.create.title')}
      submitLabel={t('accountApiKeys.create.submit')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && (
        <FormHelperText role="alert" error>
          {refusal.msg}
        </FormHelperText>
      )}
      <KeyFields name={form.field('name')} scopes={form.field('scopes')} lifetime={form.field('lifetime')} />
    </FormDialog>
  );
}
