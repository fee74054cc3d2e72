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

/** Asks before a payment is cancelled; says what really became of it, which may be something else. */
export function CancelPayment({ payment: { paymentId, amount }, onClose }: CancelPaymentProps) {
  const { t } = useTranslation();
  const [cancel] = useCancelPaymentMutation();
  const { send, isRunning } = useSubmit(cancel, {
    onDone: ({ status }) => {
      const became = status === 'created' ? 'closed' : status;
      const isWell = became === 'closed' || became === 'paid';
      const say = isWell ? toast.success : toast.warning;
      say(t(`finance.scan.cancel.became.${became}`, { amount: formatFen(amount) }));
    },
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
