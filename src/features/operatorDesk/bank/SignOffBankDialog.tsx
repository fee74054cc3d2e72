import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import {
  useSendBankAccountCodeMutation,
  useSignOffBankAccountMutation,
  type BankAccountChange,
} from '../../../api/resources/bankAccountsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { readVerifyCode } from '../../../lib/verifyCode';
import { BankLines } from './BankLines';
import { codeFault } from './bankValues';
import { CustomerView } from './CustomerView';

interface SignOffBankDialogProps {
  change: BankAccountChange;
  onClose: () => void;
}

/** A second operator signs another account off with a code to their own phone, after seeing what customers will see. */
export function SignOffBankDialog({ change, onClose }: SignOffBankDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ verifyCode: '' }, codeFault);
  const [sendCode] = useSendBankAccountCodeMutation();
  const [signOff] = useSignOffBankAccountMutation();
  const { send, isRunning, refusal } = useSubmit(signOff, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('bankAccount.signOff.done'));
      onClose();
    },
  });
  const { changeId, account, before, effectiveOn } = change;
  const isNow = effectiveOn <= chinaToday();
  // What was decided meanwhile is signed off by nobody any more.
  const isOver = refusal?.kind === 'business';
  return (
    <FormDialog
      title={t('bankAccount.signOff.title')}
      submitLabel={t('bankAccount.signOff.action')}
      onSubmit={form.submit(({ verifyCode }) =>
        send({ body: { changeId, verifyCode: readVerifyCode(verifyCode) } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isReadOnly={isOver}
      maxWidth="sm"
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      {!isOver && (
        <div>
          {isNow ? t('bankAccount.signOff.now') : t('bankAccount.signOff.later', { day: effectiveOn })}{' '}
          {t('bankAccount.signOff.check')} {t('bankAccount.open.readFirst')}
        </div>
      )}
      <BankLines account={account} before={before} />
      <CustomerView account={account} changedOn={isNow ? chinaToday() : effectiveOn} />
      {!isOver && <OwnCodeField field={form.field('verifyCode')} name="code-bank" sendCode={sendCode} />}
    </FormDialog>
  );
}
