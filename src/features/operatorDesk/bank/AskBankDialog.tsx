import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { plainBank } from '@probity/contract/rules/bankAccount';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  useAskBankAccountMutation,
  useSendBankAccountCodeMutation,
  type BankAccountDesk,
} from '../../../api/resources/bankAccountsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { readVerifyCode } from '../../../lib/verifyCode';
import { accountOf, bankNames, bankRules, type BankForm } from './bankValues';
import { CustomerView } from './CustomerView';

interface AskBankDialogProps {
  desk: BankAccountDesk;
  onClose: () => void;
}

/** An operator asks for another account, with a code; what customers will see follows what is typed. */
export function AskBankDialog({ desk: { basedOn }, onClose }: AskBankDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm<BankForm>(
    {
      ...{ accountName: '', bankName: '', accountNo: '' },
      ...{ effectiveOn: chinaToday(), reason: '', verifyCode: '' },
    },
    bankRules,
  );
  const [sendCode] = useSendBankAccountCodeMutation();
  const [ask] = useAskBankAccountMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    names: bankNames,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('bankAccount.ask.done'));
      onClose();
    },
  });
  const handleSend = (values: BankForm) =>
    send({
      bankAccountInput: {
        ...{ basedOn, effectiveOn: values.effectiveOn, account: accountOf(values), reason: values.reason },
        verifyCode: readVerifyCode(values.verifyCode),
      },
    });
  const [accountName, bankName, accountNo, effectiveOn] = [
    form.field('accountName'),
    form.field('bankName'),
    form.field('accountNo'),
    form.field('effectiveOn'),
  ];
  const typed = plainBank({
    ...{ accountName: accountName.value, bankName: bankName.value, accountNo: accountNo.value },
  });
  return (
    <FormDialog
      title={t('bankAccount.ask.title')}
      submitLabel={t('bankAccount.ask.submit')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="md"
    >
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.BANK_OVERTAKEN && <div>{t('bankAccount.ask.overtaken')}</div>}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FieldLine
            field={accountName}
            label={t('finance.recharge.accountName')}
            maxLength={120}
            autoComplete="off"
          />
          <FieldLine
            field={bankName}
            label={t('finance.recharge.bankName')}
            maxLength={120}
            autoComplete="off"
          />
          <FieldLine
            field={accountNo}
            label={t('finance.recharge.accountNo')}
            help={t('bankAccount.help.accountNo')}
            maxLength={80}
            autoComplete="off"
          />
          <DateLine
            {...effectiveOn}
            kind="day"
            keepsText
            label={t('bankAccount.effectiveOn')}
            help={t('bankAccount.help.effectiveOn')}
            min={chinaToday()}
          />
          <FieldLine
            field={form.field('reason')}
            label={t('bankAccount.reason')}
            help={t('bankAccount.help.reason')}
            rows={2}
            maxLength={500}
          />
          <OwnCodeField field={form.field('verifyCode')} name="code-bank" sendCode={sendCode} />
        </Box>
        <CustomerView account={typed} changedOn={effectiveOn.value} />
      </Box>
    </FormDialog>
  );
}
