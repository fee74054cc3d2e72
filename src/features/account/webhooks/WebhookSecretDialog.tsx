import { useTranslation } from 'react-i18next';
import { SecretDialog } from '../SecretDialog';

interface WebhookSecretDialogProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** A new secret of a webhook. */
export function WebhookSecretDialog({ name, secret, onClose }: WebhookSecretDialogProps) {
  const { t } = useTranslation();
  return (
    <SecretDialog
      title={t('accountWebhooks.secret.title', { name })}
      label={t('accountWebhooks.secret.label')}
      secret={secret}
      closeLabel={t('accountWebhooks.secret.done')}
      onClose={onClose}
    >
      {t('accountWebhooks.secret.once')}
    </SecretDialog>
  );
}
