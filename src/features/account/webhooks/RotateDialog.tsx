import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useRotateWebhookSecretMutation, type Webhook } from '../../../api/resources/webhooksApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { WebhookSecretDialog } from './WebhookSecretDialog';

interface RotateDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks, creates a new secret and shows it once. */
export function RotateDialog({ webhook: { webhookId, name }, onClose }: RotateDialogProps) {
  const { t } = useTranslation();
  const [rotate, { reset }] = useRotateWebhookSecretMutation();
  const [secret, setSecret] = useState<string>();
  // The reply is removed from the store: the secret is in this dialog alone.
  useEffect(() => {
    if (secret !== undefined) reset();
  }, [secret, reset]);
  const { send, isRunning } = useSubmit(rotate, {
    onDone: (made) => setSecret(made.secret),
  });
  if (secret !== undefined) return <WebhookSecretDialog name={name} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('accountWebhooks.ask.rotateTitle', { name })}
      confirmLabel={t('accountWebhooks.ask.rotateConfirm')}
      isRunning={isRunning}
      onConfirm={() => void send({ body: { webhookId } })}
      onCancel={onClose}
    >
      {t('accountWebhooks.ask.rotate')}
    </ConfirmDialog>
  );
}
