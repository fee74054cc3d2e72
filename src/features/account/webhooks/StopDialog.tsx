import { useTranslation } from 'react-i18next';
import {
  useDeleteWebhookMutation,
  useSetWebhookStatusMutation,
  type Webhook,
} from '../../../api/webhooksApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface StopDialogProps {
  webhook: Webhook;
  deed: 'disable' | 'delete';
  onClose: () => void;
}

/** Asks before a webhook is disabled or deleted. */
export function StopDialog({ webhook: { webhookId, name }, deed, onClose }: StopDialogProps) {
  const { t } = useTranslation();
  const [setStatus, disabling] = useSetWebhookStatusMutation();
  const [remove, deleting] = useDeleteWebhookMutation();

  const handleConfirm = async () => {
    const { error } =
      deed === 'disable'
        ? await setStatus({ body: { webhookId, status: 'disabled' } })
        : await remove({ body: { webhookId } });
    if (error) return;
    toast.success(
      t(deed === 'disable' ? 'accountWebhooks.done.disabled' : 'accountWebhooks.done.deleted', { name }),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(deed === 'disable' ? 'accountWebhooks.ask.disableTitle' : 'accountWebhooks.ask.deleteTitle', {
        name,
      })}
      confirmLabel={t(deed === 'disable' ? 'accountWebhooks.action.disable' : 'common.action.delete')}
      isRunning={disabling.isLoading || deleting.isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t(`accountWebhooks.ask.${deed}`)}
    </ConfirmDialog>
  );
}
