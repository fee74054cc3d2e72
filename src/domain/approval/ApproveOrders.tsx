import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import {
  useApproveOrderMutation,
  useApproveOrdersMutation,
  type WaitingApproval,
} from '../../api/resources/approvalsApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';
import { BulkOutcome } from '../BulkOutcome';
import { OrdersNamed } from './OrdersNamed';
import { sumOf, useDecision } from './useDecision';

interface ApproveOrdersProps {
  orders: readonly WaitingApproval[];
  onClose: () => void;
}

/** Asks before orders are approved: their prices are held and their candidates asked at once. */
export function ApproveOrders({ orders, onClose }: ApproveOrdersProps) {
  const { t } = useTranslation();
  const [approve] = useApproveOrderMutation();
  const [approveAll] = useApproveOrdersMutation();
  const { keyFor } = useIdempotencyKey();
  const { outcome, areAllDone } = useDecision(orders);
  const count = orders.length;
  const orderIds = orders.map(({ orderId }) => orderId);
  const single = useSubmit(approve, {
    onDone: ({ status }) =>
      toast.success(t(`approving.approve.${status === 'awaitingPayment' ? 'short' : 'done'}`)),
    onEnd: onClose,
  });
  const several = useSubmit(approveAll, {
    onDone: (reply) => {
      const short = reply.rows.filter(({ status }) => status === 'awaitingPayment').length;
      if (short > 0) toast.warning(t('approving.approve.shortSome', { count: short }));
      if (!areAllDone(reply)) return;
      toast.success(t('bulk.approve.done', { count }));
      onClose();
    },
  });
  if (outcome) return <BulkOutcome deed="approve" rows={outcome} onClose={onClose} />;
  const [first] = orders;
  const price = formatFen(sumOf(orders));
  const isOne = count === 1;
  return (
    <ConfirmDialog
      isOpen
      title={isOne ? t('approving.approve.title') : t('approving.approve.titleSome', { count })}
      confirmLabel={isOne ? t('approving.approve.do') : t('approving.approve.doSome', { count })}
      isRunning={single.isRunning || several.isRunning}
      onConfirm={() =>
        void (isOne
          ? single.send({ body: { orderId: first!.orderId } })
          : several.send({ 'Idempotency-Key': keyFor(orderIds), body: { orderIds } }))
      }
      onCancel={onClose}
    >
      {isOne ? (
        t('approving.approve.body', { name: first!.candidateName, price })
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <span>{t('approving.approve.bodySome', { price })}</span>
          <OrdersNamed orders={orders} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
