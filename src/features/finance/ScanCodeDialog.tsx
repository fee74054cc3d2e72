import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatFen } from '@probity/contract/rules/fen';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePaymentMutation, usePaymentCalls, type Payment } from '../../api/resources/paymentsApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { useCountdown } from '../../hooks/useCountdown';
import { ScanCode } from './ScanCode';
import { usePaymentWatch } from './usePaymentWatch';

interface ScanCodeDialogProps {
  paymentId: string;
  /** Another payment of the same amount takes its place. */
  onBegun: (payment: Payment) => void;
  onClose: () => void;
}

/** The code to scan and, live, what became of it. Closing it changes nothing: the payment goes on, and stands in the list. */
export function ScanCodeDialog({ paymentId, onBegun, onClose }: ScanCodeDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { payment, endsAt, error, isOffline, retry } = usePaymentWatch(paymentId);
  const [secondsLeft, startCountdown] = useCountdown();
  useEffect(() => {
    if (endsAt !== undefined) startCountdown(Math.max(0, (endsAt - Date.now()) / 1000));
  }, [endsAt, startCountdown]);
  const { keyFor } = useIdempotencyKey();
  const [create] = useCreatePaymentMutation();
  const renewing = useSubmit(create, { onDone: onBegun });
  const { refresh } = usePaymentCalls();
  const isOpen = payment?.status === 'created';
  const isOver = payment !== undefined && (isOpen ? secondsLeft === 0 : payment.status === 'closed');
  const handleRenew = ({ amount }: Payment) =>
    renewing.send({ 'Idempotency-Key': keyFor({ amount }), body: { amount } });
  const handleClose = () => {
    // Orders that waited are placed a moment after the money came in.
    if (payment?.status === 'paid') refresh();
    onClose();
  };
  return (
    <Dialog open onClose={handleClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        {payment ? t('finance.scan.pay', { amount: formatFen(payment.amount) }) : t('finance.scan.title')}
      </DialogTitle>
      <DialogContent>
        {error && <ErrorState message={error.msg} onRetry={retry} />}
        {!payment && !error && <PageSkeleton />}
        {payment && <ScanCode payment={payment} secondsLeft={secondsLeft} isOffline={isOffline === true} />}
        {isOpen && (
          <Box sx={{ mt: 2, color: 'text.secondary', textAlign: 'center' }}>{t('finance.scan.mayClose')}</Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={handleClose}>
          {t('finance.scan.close')}
        </Button>
        {isOver && (
          <Button variant="contained" loading={renewing.isRunning} onClick={() => void handleRenew(payment)}>
            {t('finance.scan.renew')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
