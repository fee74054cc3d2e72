import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useWithdrawPayoutMutation, type Payout } from '../../../api/resources/payoutsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface WithdrawPayoutProps {
  payout: Payout;
  onClose: () => void;
}

/** Asks before a payout is withdrawn. */
export function WithdrawPayout({ payout: { payoutId, amount }, onClose }: WithdrawPayoutProps) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawPayoutMutation();
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: () => toast.success(t('payouts.question.done')),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('payouts.question.title')}
      confirmLabel={t('payouts.withdraw')}
      isRunning={isRunning}
      onConfirm={() => void send({ body: { payoutId } })}
      onCancel={onClose}
    >
      {t('payouts.question.body', { amount: formatFen(amount) })}
    </ConfirmDialog>
  );
}
