import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import {
  useSendAccountExportCodeMutation,
  useStartAccountExportMutation,
} from '../../../api/resources/departureApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';

const rules = {
  verifyCode: (value: string) => (isVerifyCode(value) ? undefined : { key: 'accountLeaving.form.codeWrong' }),
};

/** Begins the file of everything, with a code to the owner's own phone. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm({ verifyCode: '' }, rules);
  const [sendCode] = useSendAccountExportCodeMutation();
  const [start] = useStartAccountExportMutation();
  const { send, isRunning, refusal } = useSubmit(start, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('accountLeaving.form.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountLeaving.form.title')}
      submitLabel={t('accountLeaving.form.submit')}
      onSubmit={form.submit(({ verifyCode }) => send({ body: { verifyCode: readVerifyCode(verifyCode) } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <div>{t('accountLeaving.form.why')}</div>
      <OwnCodeField field={form.field('verifyCode')} name="code-account-export" sendCode={sendCode} />
    </FormDialog>
  );
}
