import { plainText } from '@probity/contract/rules/plainText';
import { useTranslation } from 'react-i18next';
import { useRejectOrderMutation, type WaitingApproval } from '../../../api/resources/approvalsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';

interface RejectOrderProps {
  order: WaitingApproval;
  onClose: () => void;
}

const rules = {
  reason: (value: string) =>
    plainText(value) === '' ? { key: 'finance.approvals.reject.needReason' } : undefined,
};

/** Rejects an order, with the reason that whoever ordered it reads. */
export function RejectOrder({ order: { orderId, candidateName }, onClose }: RejectOrderProps) {
  const { t } = useTranslation();
  const form = useAppForm({ reason: '' }, rules);
  const [reject] = useRejectOrderMutation();
  const { send, isRunning } = useSubmit(reject, {
    form,
    onDone: () => {
      toast.success(t('finance.approvals.reject.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('finance.approvals.reject.title', { name: candidateName })}
      submitLabel={t('finance.approvals.reject.do')}
      onSubmit={form.submit(({ reason }) => send({ body: { orderId, reason: plainText(reason) } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isDangerous
    >
      <FieldLine
        field={form.field('reason')}
        label={t('finance.approvals.reject.reason')}
        help={t('finance.approvals.reject.help')}
        rows={3}
        maxLength={200}
        autoFocus
      />
    </FormDialog>
  );
}
