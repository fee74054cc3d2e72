import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trimPhone } from '../../../../contract/rules/phone';
import { fieldFaults } from '../../../api/gatewayError';
import { useLoginMutation } from '../../../api/userApi';
import { PasswordInput } from '../../../components/form/PasswordInput';
import { PhoneInput } from '../../../components/form/PhoneInput';
import { CLIENT_TYPE } from '../../../lib/constants';
import { hashPassword } from '../../../lib/password';
import { loginResolvers, type LoginFields } from '../authRules';
import { useAdoptTypedInput } from '../hooks/useAdoptTypedInput';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { readLoginMemory, writeLoginMemory, type Way } from '../loginMemory';
import { CodeField } from './CodeField';
import { KeepPhone } from './KeepPhone';
import { LoginFault } from './LoginFault';

/** Faults that belong to one field; every other one stands above the button. */
const FIELD_OF_CODE: Record<number, keyof LoginFields> = { 1001: 'password', 1004: 'verifyCode' };

/** Phone with password or SMS code. The gate above the screen goes on once the session is open. */
export function LoginForm({ way }: { way: Way }) {
  const { t } = useTranslation();
  const [login] = useLoginMutation();
  const { stage, error, run, open, clear } = useSessionGrant();
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm<LoginFields>({
    defaultValues: { mobile: '', password: '', verifyCode: '', keepPhone: false },
    resolver: (values, ...rest) => loginResolvers[way](values, ...rest),
  });
  const { control, clearErrors, setError, setValue, trigger } = form;

  useEffect(() => {
    const { mobile } = readLoginMemory();
    if (mobile === '') return;
    setValue('keepPhone', true);
    if (form.getValues('mobile') === '') setValue('mobile', mobile);
  }, [form, setValue]);
  useAdoptTypedInput(formElement, (name, value) => setValue(name as keyof LoginFields, value));
  useEffect(() => {
    clearErrors();
    clear();
  }, [way, clearErrors, clear]);

  useEffect(() => {
    if (!error) return;
    const field = FIELD_OF_CODE[error.code ?? 0];
    if (field) setError(field, { type: 'gateway', message: error.msg }, { shouldFocus: true });
    for (const { path, msg } of fieldFaults(error)) setError(path as keyof LoginFields, { message: msg });
  }, [error, setError]);

  const handleValid = async ({ mobile: typed, password, verifyCode, keepPhone }: LoginFields) => {
    const mobile = trimPhone(typed);
    const proof =
      way === 'password' ? { password: hashPassword(password) } : { verifyCode: verifyCode.trim() };
    writeLoginMemory({ way, mobile: keepPhone ? mobile : '' });
    await run(() => login({ body: { loginType: way, mobile, ...proof, clientType: CLIENT_TYPE } }).unwrap());
  };

  const isAtField = error !== undefined && (error.code ?? 0) in FIELD_OF_CODE;
  return (
    <Box
      component="form"
      ref={formElement}
      // Before the code is here, Enter must not send anything, least of all a password in an address.
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <PhoneInput control={control} name="mobile" label={t('auth.login.phone')} autoComplete="username" />
      {way === 'password' ? (
        <PasswordInput control={control} name="password" label={t('auth.login.password')} />
      ) : (
        <CodeField
          control={control}
          codeName="verifyCode"
          mobileName="mobile"
          scene="login"
          onBeforeSend={() => trigger('mobile', { shouldFocus: true })}
        />
      )}
      <KeepPhone {...form.register('keepPhone')} />
      {error && !isAtField && stage !== 'unopened' && <LoginFault error={error} />}
      {stage === 'unopened' ? (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={() => void open()}>
              {t('auth.login.finish')}
            </Button>
          }
        >
          {t('auth.login.unopened')} {error?.msg}
        </Alert>
      ) : (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting'}>
          {t('auth.login.submit')}
        </Button>
      )}
    </Box>
  );
}
