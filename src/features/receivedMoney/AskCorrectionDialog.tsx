import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { parseYuan } from '@probity/contract/rules/yuan';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskCorrectionMutation, type Charge } from '../../api/resources/correctionsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { yuanText } from '../../domain/rechargeFen';
import { toast } from '../../lib/toast';

interface AskCorrectionDialogProps {
  charge: Charge;
  onClose: () => void;
}

const rulesOf = (left: number) => ({
  amount: (value: string) => {
    const fen = parseYuan(value) ?? 0;
    return fen < 1 || fen > left
      ? { key: 'receivedMoney.charge.amountWrong', values: { left: formatFen(left) } }
      : undefined;
  },
  reason: (value: string) =>
    value.trim().length < 4 ? { key: 'receivedMoney.ask.reasonMissing' } : undefined,
});

/** An operator asks, with a reason, that a charge be given back: all that is left of it, or a part. */
export function AskCorrectionDialog({ charge, onClose }: AskCorrectionDialogProps) {
  const { t } = useTranslation();
  const { chargeId, mainName: name, itemName: item, amount, left } = charge;
  const rules = useMemo(() => rulesOf(left), [left]);
  const form = useAppForm({ amount: yuanText(left), reason: '' }, rules);
  const [ask] = useAskCorrectionMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    codes: { [CODE.CORRECTION_TOO_MUCH]: 'amount', [CODE.CORRECTION_WAITS]: 'reason' },
    onDone: () => {
      toast.success(t('receivedMoney.ask.sent'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('receivedMoney.charge.title', { item })}
      submitLabel={t('receivedMoney.ask.send')}
      onSubmit={form.submit((values) =>
        send({ body: { chargeId, amount: parseYuan(values.amount)!, reason: values.reason.trim() } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isDangerous
      maxWidth="sm"
    >
      <Alert severity="info">
        {t('receivedMoney.charge.body', { name, amount: formatFen(amount), left: formatFen(left) })}
      </Alert>
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <FieldLine
        field={form.field('amount')}
        label={t('receivedMoney.charge.amount')}
        help={t('receivedMoney.charge.amountHelp')}
        inputMode="decimal"
        maxLength={24}
      />
      <FieldLine
        field={form.field('reason')}
        label={t('receivedMoney.charge.reason')}
        help={t('receivedMoney.ask.reasonHelp')}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  );
}
