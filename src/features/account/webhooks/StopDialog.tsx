import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useDeleteWebhookMutation,
  useSetWebhookStatusMutation,
  type Webhook,
} from '../../../api/resources/webhooksApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface StopDialogProps {
  webhook: Webhook;
  deed: 'disable' | 'delete';
  onClose: () => void;
}

/** Asks before a webhook is disabled or deleted. */
export function StopDialog({ webhook: { webhookId, name }, deed, onClose }: StopDialogProps) {
  const { t } = useTranslation();
  const [setStatus] = useSetWebhookStatusMutation();
  const [remove] = useDeleteWebhookMutation();
  const stop = (what: typeof deed) =>
    what === 'disable'
      ? setStatus({ body: { webhookId, status: 'disabled' } })
      : remove({ body: { webhookId } });
  const { send, isRunning } = useSubmit<typeof deed, unknown>(stop, {
    onDone: () => {
      toast.success(
        t(deed === 'disable' ? 'accountWebhooks.done.disabled' : 'accountWebhooks.done.deleted', { name }),
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(deed === 'disable' ? 'accountWebhooks.ask.disableTitle' : 'accountWebhooks.ask.deleteTitle', {
        name,
      })}
      confirmLabel={t(deed === 'disable' ? 'accountWebhooks.action.disable' : 'common.action.delete')}
      isRunning={isRunning}
      onConfirm={() => void send(deed)}
      onCancel={onClose}
    >
      {t(`accountWebhooks.ask.${deed}`)}
    </ConfirmDialog>
  );
}
