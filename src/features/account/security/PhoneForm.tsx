import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePhone, validatePhone } from '@probity/contract/rules/phone';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useChangeMobileMutation } from '../../../api/resources/userApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { useCloseQuestion } from '../../../components/form/useCloseQuestion';
import { useSmallForm, type SmallFormRules } from '../../../hooks/useSmallForm';
import { forgetPendingPhone, pendingPhone } from '../../../lib/pendingCode';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';
import { CodeField } from './CodeField';

type Field = 'oldMobile' | 'oldVerifyCode' | 'mobile' | 'verifyCode';

const empty: Record<Field, string> = { oldMobile: '', oldVerifyCode: '', mobile: '', verifyCode: '' };
/** Both were right, and so both are used up. A wrong one uses up neither. */
const CODE_SPENT = 'accountSecurity.phone.codeSpent';

const code = (value: string) =>
  isVerifyCode(value) ? undefined : { key: 'accountSecurity.phone.codeWrong' };
const rules: SmallFormRules<Field> = {
  oldMobile: validatePhone,
  oldVerifyCode: code,
  mobile: (typed, { oldMobile }) =>
    validatePhone(typed) ??
    (normalizePhone(typed) === normalizePhone(oldMobile) ? { key: 'accountSecurity.phone.same' } : undefined),
  verifyCode: code,
};

interface PhoneFormProps {
  /** After a reload, with codes of this person under way: the phones they were sent to are kept as long as the codes. */
  isResumed: boolean;
  onClose: () => void;
}

/** Both phones are proven by a code; the present one is typed in full, because only its mask is shown. */
export function PhoneForm({ isResumed, onClose }: PhoneFormProps) {
  const { t } = useTranslation();
  const [changeMobile] = useChangeMobileMutation();
  const [initial] = useState(() => ({
    ...empty,
    ...(isResumed && {
      oldMobile: pendingPhone('changeMobileOld'),
      mobile: pendingPhone('changeMobileNew'),
    }),
  }));
  const form = useSmallForm<Field>(initial, rules);
  const close = () => {
    forgetPendingPhone('changeMobileOld');
    forgetPendingPhone('changeMobileNew');
    onClose();
  };

  useUnsavedInput(form.isDirty);
  const [cancel, question] = useCloseQuestion(form.isDirty, close);
  const { send, isRunning } = useSubmit(changeMobile, {
    form,
    codes: {
      [CODE.PHONE_IN_USE]: ({ msg }) => [
        { path: 'mobile', msg },
        { path: 'oldVerifyCode', msg: CODE_SPENT },
        { path: 'verifyCode', msg: CODE_SPENT },
      ],
      [CODE.WRONG_CODE]: ({ msg, data }) => {
        const isNew = (data as { path?: unknown } | null)?.path === 'verifyCode';
        return [{ path: isNew ? 'verifyCode' : 'oldVerifyCode', msg }];
      },
    },
    onDone: ({ mobile }) => {
      toast.success(t('accountSecurity.phone.done', { mobile }));
      close();
    },
  });
  const bodyOf = ({ oldVerifyCode, mobile, verifyCode }: Record<Field, string>) => ({
    oldVerifyCode: readVerifyCode(oldVerifyCode),
    mobile: normalizePhone(mobile),
    verifyCode: readVerifyCode(verifyCode),
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit((values) => send({ body: bodyOf(values) }))}
      sx={{ display: 'grid', gap: 2, maxWidth: 420, mt: 2 }}
    >
      <FieldLine
        field={form.field('oldMobile')}
        label={t('accountSecurity.phone.old')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        autoFocus
      />
      <CodeField
        field={form.field('oldVerifyCode')}
        label={t('accountSecurity.phone.oldCode')}
        mobile={form.values.oldMobile}
        scene="changeMobileOld"
        onBeforeSend={() => form.check('oldMobile')}
      />
      <FieldLine
        field={form.field('mobile')}
        label={t('accountSecurity.phone.new')}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
      <CodeField
        field={form.field('verifyCode')}
        label={t('accountSecurity.phone.newCode')}
        mobile={form.values.mobile}
        scene="changeMobileNew"
        onBeforeSend={() => form.check('mobile')}
        onRefused={form.refuse}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isRunning}>
          {t('accountSecurity.phone.submit')}
        </Button>
        <Button color="inherit" onClick={cancel} disabled={isRunning}>
          {t('common.action.cancel')}
        </Button>
      </Box>
      {question}
    </Box>
  );
}
