import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useApproveOrderMutation, type WaitingApproval } from '../../../api/resources/approvalsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface ApproveOrderProps {
  order: WaitingApproval;
  onClose: () => void;
}

/** Asks before an order is approved: its price is held and its candidate asked at once. */
export function ApproveOrder({ order: { orderId, candidateName, price }, onClose }: ApproveOrderProps) {
  const { t } = useTranslation();
  const [approve] = useApproveOrderMutation();
  const { send, isRunning } = useSubmit(approve, {
    onDone: ({ status }) =>
      toast.success(t(`finance.approvals.approve.${status === 'awaitingPayment' ? 'short' : 'done'}`)),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('finance.approvals.approve.title')}
      confirmLabel={t('finance.approvals.approve.do')}
      isRunning={isRunning}
      onConfirm={() => void send({ body: { orderId } })}
      onCancel={onClose}
    >
      {t('finance.approvals.approve.body', { name: candidateName, price: formatFen(price) })}
    </ConfirmDialog>
  );
}
