import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { useRotateApiKeyMutation, type ApiKey } from '../../../api/resources/apiKeysApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { formatDeadline } from '../../../lib/dates';
import { SecretDialog } from '../SecretDialog';
import { LastUse } from './LastUse';

/** How many days the old key goes on. */
const OVERLAPS = ['0', '1', '7', '30'] as const;

interface Rotation {
  overlap: (typeof OVERLAPS)[number];
}

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Makes the successor of a key, then shows it once. The new key is in the reply alone and is gone with the dialog. */
export function RotateKeyDialog({ apiKey, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation();
  const { apiKeyId, name, expiresAt } = apiKey;
  const form = useAppForm<Rotation>({ overlap: '7' }, {});
  const [rotate, { data: made }] = useRotateApiKeyMutation();
  const { send, isRunning, refusal } = useSubmit(rotate, { form, onDone: () => form.settle() });
  const overlap = form.field('overlap');
  if (made) {
    return (
      <SecretDialog
        title={t('accountApiKeys.rotated.title', { name })}
        label={t('accountApiKeys.made.label')}
        secret={made.secret}
        closeLabel={t('accountApiKeys.made.close')}
        onClose={onClose}
      >
        {t('accountApiKeys.rotated.once')}
      </SecretDialog>
    );
  }
  return (
    <FormDialog
      title={t('accountApiKeys.rotate.title', { name })}
      submitLabel={t('accountApiKeys.rotate.submit')}
      onSubmit={form.submit((values: Rotation) =>
        send({ body: { apiKeyId, overlapDays: Number(values.overlap) } }),
      )}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
    >
      {refusal && (
        <FormHelperText role="alert" error>
          {refusal.msg}
        </FormHelperText>
      )}
      <div>{t('accountApiKeys.rotate.body')}</div>
      <div>
        <Box sx={{ fontWeight: 600 }}>{t('accountApiKeys.rotate.overlap')}</Box>
        <FieldRadios
          field={overlap}
          label={t('accountApiKeys.rotate.overlap')}
          options={OVERLAPS.map((days) => ({
            value: days,
            label:
              days === '0'
                ? t('accountApiKeys.rotate.now')
                : t('accountApiKeys.rotate.days', { count: Number(days) }),
          }))}
        />
        {expiresAt && (
          <FormHelperText>
            {t('accountApiKeys.rotate.notBeyond', { time: formatDeadline(expiresAt) })}
          </FormHelperText>
        )}
      </div>
      <LastUse apiKey={apiKey} warning={overlap.value === '0' && t('accountApiKeys.rotate.nowWarning')} />
    </FormDialog>
  );
}
