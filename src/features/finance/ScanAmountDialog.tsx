import { useTranslation } from 'react-i18next';
import { useCreatePaymentMutation, type Payment } from '../../api/resources/paymentsApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { leftAfter, rechargeFen, yuanText } from '../../domain/rechargeFen';

const rules = {
  amount: (value: string) =>
    rechargeFen(value) === undefined ? { key: 'finance.recharge.form.amountWrong' } : undefined,
};

interface ScanAmountDialogProps {
  /** What it begins with, in fen; it can be changed. */
  amount?: number | undefined;
  onBegun: (payment: Payment) => void;
  onClose: () => void;
}

/** How much is to be paid by scanning. Sent again after a lost answer it is one payment. */
export function ScanAmountDialog({ amount: start, onBegun, onClose }: ScanAmountDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ amount: yuanText(start) }, rules);
  const { keyFor } = useIdempotencyKey();
  const [create] = useCreatePaymentMutation();
  const { send, isRunning } = useSubmit(create, { form, onDone: onBegun });
  const left = leftAfter(start, form.field('amount').value);
  return (
    <FormDialog
      title={t('finance.scan.title')}
      submitLabel={t('finance.scan.show')}
      onSubmit={form.submit(({ amount }) => {
        const body = { amount: rechargeFen(amount)! };
        return send({ 'Idempotency-Key': keyFor(body), body });
      })}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <FieldLine
        field={form.field('amount')}
        label={t('finance.recharge.form.amount')}
        help={left ? t('finance.recharge.form.overMost', { left }) : t('finance.recharge.form.amountHelp')}
        inputMode="decimal"
        maxLength={24}
      />
    </FormDialog>
  );
}
