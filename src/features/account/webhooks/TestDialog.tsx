import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import {
  useGetWebhookDeliveryQuery,
  useTestWebhookMutation,
  type Webhook,
} from '../../../api/resources/webhooksApi';
import { OutcomeLine } from './OutcomeLine';

interface TestDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

const ASK_MS = 1_000;

/** Sends a test as soon as it opens and shows its result. */
export function TestDialog({ webhook: { webhookId, name }, onClose }: TestDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [send, { data: sent, error, isLoading }] = useTestWebhookMutation();
  const deliveryId = sent?.deliveryId;
  const { data, isWaiting } = useDelivery(deliveryId);

  useEffect(() => {
    void send({ body: { webhookId } });
  }, [send, webhookId]);

  const refusal = error && messageOf(error);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('accountWebhooks.test.title', { name })}</DialogTitle>
      <DialogContent>
        <Box role="status">
          {refusal}
          {!refusal && isWaiting && t('accountWebhooks.test.waiting')}
          {!refusal && !isWaiting && data && <OutcomeLine delivery={data.delivery} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          loading={isLoading || (isWaiting && !refusal)}
          onClick={() => void send({ body: { webhookId } })}
        >
          {t('accountWebhooks.test.again')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The delivery, polled every second until its result is there. */
function useDelivery(deliveryId: string | undefined) {
  const state = { deliveryId: deliveryId ?? '' };
  const { data } = useGetWebhookDeliveryQuery(state, {
    skip: deliveryId === undefined,
    selectFromResult: ({ currentData }) => ({ data: currentData }),
  });
  const isWaiting = data === undefined || data.delivery.status === 'waiting';
  useGetWebhookDeliveryQuery(state, {
    skip: deliveryId === undefined || !isWaiting,
    pollingInterval: ASK_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return { data, isWaiting };
}
