import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSendRechargeCodeMutation } from '../../api/resources/rechargesApi';
import { useConfirmRechargeLimitMutation, type RechargeLimitChange } from '../../api/resources/reversalsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { OwnCodeField } from '../../domain/OwnCodeField';
import { formatDateTime } from '../../lib/dates';
import { toast } from '../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../lib/verifyCode';

const empty = { verifyCode: '' };
const rules = {
  verifyCode: (value: string) => (isVerifyCode(value) ? undefined : { key: 'receivedMoney.limit.codeWrong' }),
};

interface ConfirmLimitDialogProps {
  change: RechargeLimitChange;
  /** The limit that is in force, in fen. */
  now: number;
  onClose: () => void;
}

/** A second operator confirms another limit with a code to their own phone. */
export function ConfirmLimitDialog({ change, now, onClose }: ConfirmLimitDialogProps) {
  const { t } = useTranslation();
  const { changeId, above, by, at } = change;
  const form = useAppForm(empty, rules);
  const [sendCode] = useSendRechargeCodeMutation();
  const [confirm] = useConfirmRechargeLimitMutation();
  const { send, isRunning, refusal } = useSubmit(confirm, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('receivedMoney.limit.confirmed'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('receivedMoney.limit.confirmTitle', { above: formatFen(above) })}
      submitLabel={t('receivedMoney.limit.confirm')}
      onSubmit={form.submit(({ verifyCode }) =>
        send({ body: { changeId, verifyCode: readVerifyCode(verifyCode) } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <div>
        {t('receivedMoney.limit.waiting', { by, above: formatFen(above), at: formatDateTime(at) })}{' '}
        {t('receivedMoney.limit.second', { by, now: formatFen(now) })}
      </div>
      <OwnCodeField field={form.field('verifyCode')} name="code-limit" sendCode={sendCode} />
    </FormDialog>
  );
}
