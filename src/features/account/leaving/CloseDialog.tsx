import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CODE } from '@probity/contract/codeNames';
import { CLOSING_DAYS } from '@probity/contract/rules/closing';
import { useTranslation } from 'react-i18next';
import { useAskClosingMutation, useSendClosingCodeMutation } from '../../../api/resources/closingsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';

const REASON_LENGTH = 200;
const told = ['stops', 'rests', 'back', 'erased', 'kept'] as const;

/** Closes the account: what it means, the account's name typed, and a code to the owner's own phone. */
export function CloseDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm(
    { accountName: '', reason: '', verifyCode: '' },
    {
      accountName: (value) => (value.trim() === name ? undefined : { key: 'accountClosing.form.nameWrong' }),
      verifyCode: (value) => (isVerifyCode(value) ? undefined : { key: 'accountClosing.form.codeWrong' }),
    },
  );
  const [sendCode] = useSendClosingCodeMutation();
  const [ask] = useAskClosingMutation();
  const { send, isRunning, refusal } = useSubmit(ask, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('accountClosing.form.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountClosing.form.title')}
      submitLabel={t('accountClosing.form.submit')}
      onSubmit={form.submit(({ accountName, reason, verifyCode }) =>
        send({
          body: {
            accountName: accountName.trim(),
            verifyCode: readVerifyCode(verifyCode),
            ...(reason.trim() !== '' && { reason: reason.trim() }),
          },
        }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {told.map((one) => (
          <li key={one}>{t(`accountClosing.means.${one}`, { days: CLOSING_DAYS })}</li>
        ))}
      </Box>
      <FieldLine
        field={form.field('accountName')}
        label={t('accountClosing.form.name')}
        help={t('accountClosing.form.nameHelp', { name })}
        maxLength={200}
        autoComplete="off"
      />
      <FieldLine
        field={form.field('reason')}
        label={t('accountClosing.form.reason')}
        help={t('accountClosing.form.reasonHelp')}
        isOptional
        rows={2}
        maxLength={REASON_LENGTH}
      />
      <OwnCodeField field={form.field('verifyCode')} name="code-account-closing" sendCode={sendCode} />
    </FormDialog>
  );
}
