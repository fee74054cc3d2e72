import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useCancelPaymentMutation, type Payment } from '../../api/resources/paymentsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';

interface CancelPaymentProps {
  payment: Payment;
  onClose: () => void;
}

/** Asks before a payment is cancelled; what was paid meanwhile is said instead. */
export function CancelPayment({ payment: { paymentId, amount }, onClose }: CancelPaymentProps) {
  const { t } = useTranslation();
  const [cancel] = useCancelPaymentMutation();
  const { send, isRunning } = useSubmit(cancel, {
    onDone: ({ status }) =>
      status === 'paid'
        ? toast.success(t('finance.scan.cancel.paid', { amount: formatFen(amount) }))
        : toast.success(t('finance.scan.cancel.done')),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('finance.scan.cancel.title')}
      confirmLabel={t('finance.scan.cancel.confirm')}
      isRunning={isRunning}
      onConfirm={() => void send({ body: { paymentId } })}
      onCancel={onClose}
    >
      {t('finance.scan.cancel.body', { amount: formatFen(amount) })}
    </ConfirmDialog>
  );
}
