import { plainText } from '@probity/contract/rules/plainText';
import { useTranslation } from 'react-i18next';
import {
  useRejectOrderMutation,
  useRejectOrdersMutation,
  type WaitingApproval,
} from '../../api/resources/approvalsApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { toast } from '../../lib/toast';
import { BulkOutcome } from '../BulkOutcome';
import { OrdersNamed } from './OrdersNamed';
import { useDecision } from './useDecision';

interface RejectOrdersProps {
  orders: readonly WaitingApproval[];
  onClose: () => void;
}

const rules = {
  reason: (value: string) => (plainText(value) === '' ? { key: 'approving.reject.needReason' } : undefined),
};

/** Rejects orders, with one reason that whoever ordered them reads. */
export function RejectOrders({ orders, onClose }: RejectOrdersProps) {
  const { t } = useTranslation();
  const form = useAppForm({ reason: '' }, rules);
  const [reject] = useRejectOrderMutation();
  const [rejectAll] = useRejectOrdersMutation();
  const { keyFor } = useIdempotencyKey();
  const { outcome, areAllDone } = useDecision(orders);
  const count = orders.length;
  const orderIds = orders.map(({ orderId }) => orderId);
  const handleDone = (said: string) => {
    toast.success(said);
    onClose();
  };
  const single = useSubmit(reject, { form, onDone: () => handleDone(t('approving.reject.done')) });
  const several = useSubmit(rejectAll, {
    form,
    onDone: (reply) => {
      if (areAllDone(reply)) handleDone(t('bulk.reject.done', { count }));
    },
  });
  if (outcome) return <BulkOutcome deed="reject" rows={outcome} onClose={onClose} />;
  const [first] = orders;
  const isOne = count === 1;
  return (
    <FormDialog
      title={
        isOne
          ? t('approving.reject.title', { name: first!.candidateName })
          : t('approving.reject.titleSome', { count })
      }
      submitLabel={isOne ? t('approving.reject.do') : t('approving.reject.doSome', { count })}
      onSubmit={form.submit((values) => {
        const reason = plainText(values.reason);
        return isOne
          ? single.send({ body: { orderId: first!.orderId, reason } })
          : several.send({ 'Idempotency-Key': keyFor({ orderIds, reason }), body: { orderIds, reason } });
      })}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={single.isRunning || several.isRunning}
      isDangerous
    >
      {!isOne && <OrdersNamed orders={orders} />}
      <FieldLine
        field={form.field('reason')}
        label={t('approving.reject.reason')}
        help={t('approving.reject.help')}
        rows={3}
        maxLength={200}
        autoFocus
      />
    </FormDialog>
  );
}
