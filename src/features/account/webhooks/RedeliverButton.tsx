import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRedeliverWebhookMutation, type WebhookDelivery } from '../../../api/webhooksApi';
import { formatInstant } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { kindKey } from './kindKey';

interface RedeliverButtonProps {
  delivery: WebhookDelivery;
  /** Nothing is sent to a webhook that is disabled. */
  isDisabled: boolean;
}

/** Sends a delivery again now. */
export function RedeliverButton({ delivery, isDisabled }: RedeliverButtonProps) {
  const { t } = useTranslation();
  const [redeliver, { isLoading }] = useRedeliverWebhookMutation();
  const { deliveryId, kind, createdAt } = delivery;
  const handleClick = async () => {
    const { error } = await redeliver({ body: { deliveryId } });
    if (!error) toast.success(t('accountWebhooks.done.redelivered'));
  };
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isDisabled}
      loading={isLoading}
      aria-label={t('accountWebhooks.log.redeliverOne', {
        kind: t(kindKey(kind)),
        at: formatInstant(createdAt),
      })}
      onClick={() => void handleClick()}
    >
      {t('accountWebhooks.log.redeliver')}
    </Button>
  );
}
