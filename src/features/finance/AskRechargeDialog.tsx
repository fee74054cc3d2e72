import { useTranslation } from 'react-i18next';
import { useAskRechargeMutation, type Recharge } from '../../api/resources/rechargesApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { DateLine } from '../../components/form/DateLine';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { leftAfter, rechargeFen, yuanText } from '../../domain/rechargeFen';
import { chinaToday } from '../../lib/dates';
import { dayOf } from '../../lib/dayOf';
import { toast } from '../../lib/toast';
import { SlipField } from './SlipField';

/** What it begins with, which can be changed: what is missing for waiting orders, or a transfer that was rejected. The slip is a new one. */
export type RechargeStart = Partial<Pick<Recharge, 'amount' | 'paidOn' | 'payerName'>>;

/** Characters, as the contract of `askRecharge` has it. */
const LONGEST_PAYER = 100;

const empty = { amount: '', paidOn: '', payerName: '', slipFileId: '' };
const rules = {
  amount: (value: string) =>
    rechargeFen(value) === undefined ? { key: 'finance.recharge.form.amountWrong' } : undefined,
  paidOn: (value: string) => {
    if (value === '') return { key: 'finance.recharge.form.paidOnMissing' };
    const day = dayOf(value);
    if (!day) return { key: 'components.date.none.day' };
    return day > chinaToday() ? { key: 'finance.recharge.form.paidOnAhead' } : undefined;
  },
  // What is pasted too long is said, not cut: a name that lacks its end is another one on the bank statement.
  payerName: (value: string) => {
    const { length } = [...value.trim()];
    if (length === 0) return { key: 'finance.recharge.form.payerNameMissing' };
    return length > LONGEST_PAYER
      ? { key: 'finance.recharge.form.payerNameLong', values: { limit: LONGEST_PAYER, length } }
      : undefined;
  },
  slipFileId: (value: string) => (value === '' ? { key: 'finance.recharge.form.slipMissing' } : undefined),
};

/** A transfer that was made, with its slip. Sent again after a lost answer it is submitted once. */
export function AskRechargeDialog({ start, onClose }: { start: RechargeStart; onClose: () => void }) {
  const { t } = useTranslation();
  const { amount, paidOn = '', payerName = '' } = start;
  const form = useAppForm({ ...empty, paidOn, payerName, amount: yuanText(amount) }, rules);
  const { keyFor } = useIdempotencyKey();
  const [ask] = useAskRechargeMutation();
  const { send, isRunning } = useSubmit(ask, {
    form,
    onDone: () => {
      toast.success(t('finance.recharge.form.done'));
      onClose();
    },
  });
  const handleSend = ({ amount, payerName, ...rest }: typeof empty) => {
    const body = { ...rest, amount: rechargeFen(amount)!, payerName: payerName.trim() };
    return send({ 'Idempotency-Key': keyFor(body), body });
  };
  const amountField = form.field('amount');
  const left = leftAfter(amount, amountField.value);
  const help = left ? t('finance.recharge.form.overMost', { left }) : t('finance.recharge.form.amountHelp');
  const leaveAmount = () => {
    const fen = rechargeFen(amountField.value);
    // As it is understood: whoever typed it sees whether that was meant.
    if (fen === undefined) form.check('amount');
    else if (yuanText(fen) !== amountField.value) form.change('amount', yuanText(fen));
  };
  return (
    <FormDialog
      title={t('finance.recharge.form.title')}
      submitLabel={t('finance.recharge.form.submit')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      <FieldLine
        field={{ ...amountField, onBlur: leaveAmount }}
        label={t('finance.recharge.form.amount')}
        help={amountField.error ? undefined : help}
        inputMode="decimal"
        maxLength={24}
      />
      <DateLine
        {...form.field('paidOn')}
        kind="day"
        keepsText
        label={t('finance.recharge.form.paidOn')}
        max={chinaToday()}
        onBlur={() => form.check('paidOn')}
      />
      <FieldLine
        field={{ ...form.field('payerName'), onBlur: () => form.check('payerName') }}
        label={t('finance.recharge.form.payerName')}
        help={t('finance.recharge.form.payerNameHelp')}
      />
      <SlipField
        error={form.field('slipFileId').error}
        onChange={(fileId) => form.change('slipFileId', fileId)}
      />
    </FormDialog>
  );
}
