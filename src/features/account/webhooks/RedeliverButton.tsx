import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useRedeliverWebhookMutation, type WebhookDelivery } from '../../../api/resources/webhooksApi';
import { formatInstant } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { kindKey } from './kindKey';

interface RedeliverButtonProps {
  delivery: WebhookDelivery;
  /** Nothing is sent to a disabled webhook. */
  isDisabled: boolean;
}

/** Sends a delivery again now. */
export function RedeliverButton({ delivery, isDisabled }: RedeliverButtonProps) {
  const { t } = useTranslation();
  const [redeliver] = useRedeliverWebhookMutation();
  const { deliveryId, kind, createdAt } = delivery;
  const { send, isRunning } = useSubmit(redeliver, {
    onDone: () => toast.success(t('accountWebhooks.done.redelivered')),
  });
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isDisabled}
      loading={isRunning}
      aria-label={t('accountWebhooks.log.redeliverOne', {
        kind: t(kindKey(kind)),
        at: formatInstant(createdAt),
      })}
      onClick={() => void send({ body: { deliveryId } })}
    >
      {t('accountWebhooks.log.redeliver')}
    </Button>
  );
}
