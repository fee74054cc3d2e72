import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePhone } from '@probity/contract/rules/phone';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useResetPasswordMutation } from '../../../api/resources/userApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { forgetPendingPhone } from '../../../lib/pendingCode';
import { readVerifyCode } from '../../../lib/verifyCode';
import { noAuthFields, type AuthField } from '../authRules';
import { prefetchPasswordHash, usePasswordHash } from '../hooks/usePasswordHash';
import { useAdoptTypedInput } from '../hooks/useAdoptTypedInput';
import { usePendingPhone } from '../hooks/usePendingPhone';
import { forgetPause } from '../keptPause';
import { registerRules } from '../registerRules';
import { CodeLine } from './CodeLine';
import { FaultBox } from './FaultBox';
import { NewPasswordLine } from './NewPasswordLine';
import { PhoneLine } from './PhoneLine';

interface ResetFormProps {
  /** The phone typed at the sign-in. */
  given: string;
  onDone: (mobile: string) => void;
}

/** Phone, code, new password. */
export function ResetForm({ given, onDone }: ResetFormProps) {
  const { t } = useTranslation();
  const [resetPassword] = useResetPasswordMutation();
  const hash = usePasswordHash();
  const form = useSmallForm(noAuthFields, registerRules);
  const { field, values, check, submit, setValue } = form;
  const box = useRef<HTMLFormElement>(null);
  usePendingPhone('reset', setValue, { given, form: box });
  useAdoptTypedInput(box, setValue);

  const { send, isRunning, refusal } = useSubmit(
    ({ mobile, verifyCode, password }: Record<AuthField, string>) =>
      hash(password).then(
        (hashed) =>
          resetPassword({
            body: {
              mobile: normalizePhone(mobile),
              verifyCode: readVerifyCode(verifyCode),
              password: hashed,
            },
          }),
        (error: unknown) => ({ error }),
      ),
    {
      form,
      codes: { [CODE.WRONG_CODE]: 'verifyCode' },
      onDone: (_done, { mobile }) => {
        forgetPendingPhone('reset');
        forgetPause('login');
        onDone(normalizePhone(mobile));
      },
    },
  );

  return (
    <Box
      component="form"
      ref={box}
      method="dialog"
      noValidate
      onInput={prefetchPasswordHash}
      onSubmit={submit(send)}
      sx={{ display: 'grid', gap: 2, mt: 3 }}
    >
      <PhoneLine {...field('mobile')} autoComplete="username" />
      <CodeLine
        field={field('verifyCode')}
        mobile={values.mobile}
        scene="reset"
        onBeforeSend={() => check('mobile')}
      />
      <NewPasswordLine {...field('password')} label={t('reset.password')} />
      {refusal && <FaultBox title={t('reset.failed')} body={refusal.msg} />}
      <Button type="submit" variant="contained" size="large" loading={isRunning || null}>
        {t('reset.submit')}
      </Button>
    </Box>
  );
}
