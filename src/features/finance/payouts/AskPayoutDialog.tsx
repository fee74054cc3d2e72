import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import {
  useAskPayoutMutation,
  useSendPayoutCodeMutation,
  type PayoutDesk,
} from '../../../api/resources/payoutsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { rechargeFen, yuanText } from '../../../domain/rechargeFen';
import { toast } from '../../../lib/toast';
import { readVerifyCode } from '../../../lib/verifyCode';
import { emptyPayout, payoutRulesOf, type PayoutValues } from './payoutRules';

interface AskPayoutDialogProps {
  desk: PayoutDesk;
  onClose: () => void;
}

/** The owner asks for the balance, or a part of it, with a code to their own phone. It begins with all that is available. */
export function AskPayoutDialog({ desk: { holder, available }, onClose }: AskPayoutDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ ...emptyPayout, amount: yuanText(available) }, payoutRulesOf(available));
  const [sendCode] = useSendPayoutCodeMutation();
  const [ask] = useAskPayoutMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    codes: {
      [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }],
      [CODE.PAYOUT_NOT_COVERED]: 'amount',
    },
    onDone: () => {
      toast.success(t('payouts.form.done'));
      onClose();
    },
  });
  const handleSend = ({ amount, bankName, accountNo, reason, verifyCode }: PayoutValues) =>
    send({
      body: {
        ...{ amount: rechargeFen(amount)!, bankName: bankName.trim(), accountNo: accountNo.trim() },
        ...(reason.trim() !== '' && { reason: reason.trim() }),
        verifyCode: readVerifyCode(verifyCode),
      },
    });
  return (
    <FormDialog
      title={t('payouts.form.title')}
      submitLabel={t('payouts.form.submit')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <KeyValueList items={[{ label: t('payouts.holder'), value: holder }]} />
      <div>{t('payouts.form.holderHelp')}</div>
      <FieldLine
        field={form.field('amount')}
        label={t('payouts.form.amount')}
        help={t('payouts.form.amountHelp', { available: formatFen(available) })}
        inputMode="decimal"
        maxLength={24}
      />
      <FieldLine
        field={form.field('bankName')}
        label={t('payouts.form.bankName')}
        maxLength={100}
        autoComplete="off"
      />
      <FieldLine
        field={form.field('accountNo')}
        label={t('payouts.form.accountNo')}
        help={t('payouts.form.accountNoHelp')}
        maxLength={60}
        autoComplete="off"
      />
      <FieldLine
        field={form.field('reason')}
        label={t('payouts.form.reason')}
        maxLength={500}
        rows={2}
        isOptional
      />
      <OwnCodeField field={form.field('verifyCode')} name="code-payout" sendCode={sendCode} />
    </FormDialog>
  );
}
