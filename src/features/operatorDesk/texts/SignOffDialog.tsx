import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import {
  useSendTextCodeMutation,
  useSignOffTextVersionMutation,
  type TextVersion,
} from '../../../api/resources/signedTextsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';

const empty = { verifyCode: '' };
const rules = {
  verifyCode: (value: string) => (isVerifyCode(value) ? undefined : { key: 'signedTexts.signOff.codeWrong' }),
};

interface SignOffDialogProps {
  version: TextVersion;
  onClose: () => void;
}

/** A second operator signs a version off with a code to their own phone, after what it will do is said. */
export function SignOffDialog({ version, onClose }: SignOffDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm(empty, rules);
  const [sendCode] = useSendTextCodeMutation();
  const [signOff] = useSignOffTextVersionMutation();
  const { send, isRunning, refusal } = useSubmit(signOff, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('signedTexts.signOff.done'));
      onClose();
    },
  });
  const { changeId, effectiveOn, signAnew } = version;
  const isNow = effectiveOn !== null && effectiveOn <= chinaToday();
  return (
    <FormDialog
      title={t('signedTexts.signOff.title', { version: version.version })}
      submitLabel={t('signedTexts.signOff.action')}
      onSubmit={form.submit(({ verifyCode }) =>
        send({ body: { changeId: changeId!, verifyCode: readVerifyCode(verifyCode) } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <div>
        {isNow ? t('signedTexts.signOff.now') : t('signedTexts.signOff.body', { day: effectiveOn })}{' '}
        {signAnew && t('signedTexts.signOff.anew')}
      </div>
      <OwnCodeField field={form.field('verifyCode')} name="code-text" sendCode={sendCode} />
    </FormDialog>
  );
}
