import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CODE } from '@probity/contract/codeNames';
import { normalizePhone, validatePhone } from '@probity/contract/rules/phone';
import { useTranslation } from 'react-i18next';
import {
  useAskLostPhoneMutation,
  useSendLostPhoneCodeMutation,
  type LostPhone,
} from '../../../api/resources/lostPhonesApi';
import type { Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';

interface AskLostPhoneProps {
  member: Member;
  /** The newest request, which has ended. */
  before: LostPhone | undefined;
  onClose: () => void;
}

const empty = { mobile: '', reason: '', verifyCode: '' };

const rules = ({ mobile, reason, verifyCode }: typeof empty) => {
  const phone = validatePhone(mobile);
  return {
    ...(phone && { mobile: { key: phone.key } }),
    ...(reason.trim().length < 4 && { reason: { key: 'lostPhone.ask.reasonMissing' } }),
    ...(!isVerifyCode(verifyCode) && { verifyCode: { key: 'lostPhone.codeWrong' } }),
  };
};

/** Asks staff for a member's new phone, proven by a code to one's own. */
export function AskLostPhone({ member, before, onClose }: AskLostPhoneProps) {
  const { t } = useTranslation();
  const { userId, nickName: name } = member;
  const form = useAppForm(empty, rules);
  const [sendCode] = useSendLostPhoneCodeMutation();
  const [ask] = useAskLostPhoneMutation();
  const submit = ({ mobile, reason, verifyCode }: typeof empty) =>
    ask({
      body: {
        userId,
        mobile: normalizePhone(mobile),
        reason: reason.trim(),
        verifyCode: readVerifyCode(verifyCode),
      },
    });
  const { send, isRunning } = useSubmit(submit, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('lostPhone.ask.done', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('lostPhone.ask.title', { name })}
      submitLabel={t('lostPhone.ask.submit')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      maxWidth="sm"
    >
      {before && before.status !== 'open' && (
        <Alert severity={before.status === 'rejected' ? 'warning' : 'info'}>
          {t(`lostPhone.ask.before.${before.status}`, {
            at: formatDateTime(before.endedAt ?? before.askedAt),
            note: before.note ?? '',
          })}
        </Alert>
      )}
      <Typography>{t('lostPhone.ask.body', { name })}</Typography>
      <FieldLine
        field={form.field('mobile')}
        label={t('lostPhone.ask.mobile')}
        help={t('lostPhone.ask.mobileHelp', { mobile: member.mobile })}
        inputMode="numeric"
        autoComplete="off"
      />
      <FieldLine
        field={form.field('reason')}
        label={t('lostPhone.ask.reason')}
        help={t('lostPhone.ask.reasonHelp')}
        maxLength={500}
        rows={3}
      />
      <OwnCodeField field={form.field('verifyCode')} name="code-lostPhone" sendCode={sendCode} />
    </FormDialog>
  );
}
