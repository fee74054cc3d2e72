import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPhone } from '../../../../contract/rules/phone';
import { fieldFaults } from '../../../api/gatewayError';
import { useLoginMutation } from '../../../api/userApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { CLIENT_TYPE } from '../../../lib/constants';
import { loginRules, noAuthFields, type AuthField } from '../authRules';
import { useAdoptTypedInput } from '../hooks/useAdoptTypedInput';
import { prefetchPasswordHash, usePasswordHash } from '../hooks/usePasswordHash';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { readLoginMemory, writeLoginMemory, type Way } from '../loginMemory';
import { CodeLine } from './CodeLine';
import { GrantFault } from './GrantFault';
import { KeepPhone } from './KeepPhone';
import { PasswordLine } from './PasswordLine';
import { PhoneLine } from './PhoneLine';

/** Faults that belong to one field; every other one stands above the button. */
const FIELD_OF_CODE: Record<number, AuthField> = { 1001: 'password', 1004: 'verifyCode' };

/** Phone with password or SMS code. The gate above the screen goes on once the session is open. */
export function LoginForm({ way }: { way: Way }) {
  const { t } = useTranslation();
  const [login] = useLoginMutation();
  const hash = usePasswordHash();
  const { stage, error, run, open, clear } = useSessionGrant();
  const formElement = useRef<HTMLFormElement>(null);
  const [isKept, setKept] = useState(false);
  const { field, values, check, submit, setValue, setFault, clearFaults } = useSmallForm(
    noAuthFields,
    loginRules[way],
  );

  useEffect(() => {
    const { mobile } = readLoginMemory();
    if (mobile === '') return;
    setKept(true);
    setValue('mobile', mobile);
  }, [setValue]);
  useAdoptTypedInput(formElement, setValue);
  useEffect(() => {
    clearFaults();
    clear();
  }, [way, clearFaults, clear]);

  const atField = FIELD_OF_CODE[error?.code ?? 0];
  useEffect(() => {
    if (!error) return;
    if (atField) setFault(atField, error.msg, true);
    for (const { path, msg } of fieldFaults(error)) setFault(path as AuthField, msg);
  }, [error, atField, setFault]);

  const handleValid = async ({ password, verifyCode, ...typed }: Record<AuthField, string>) => {
    const mobile = trimPhone(typed.mobile);
    writeLoginMemory({ way, mobile: isKept ? mobile : '' });
    await run(async () => {
      const proof =
        way === 'password' ? { password: await hash(password) } : { verifyCode: verifyCode.trim() };
      return login({ body: { loginType: way, mobile, ...proof, clientType: CLIENT_TYPE } }).unwrap();
    });
  };

  return (
    <Box
      component="form"
      ref={formElement}
      // Before the code is here, Enter must not send anything, least of all a password in an address.
      method="dialog"
      noValidate
      onInput={prefetchPasswordHash}
      onSubmit={submit((valid) => void handleValid(valid))}
      sx={{ display: 'grid', gap: 2 }}
    >
      <PhoneLine {...field('mobile')} autoComplete="username" />
      {way === 'password' ? (
        <PasswordLine {...field('password')} />
      ) : (
        <CodeLine
          field={field('verifyCode')}
          mobile={values.mobile}
          scene="login"
          onBeforeSend={() => check('mobile')}
        />
      )}
      <KeepPhone isKept={isKept} onChange={setKept} />
      {error && !atField && <GrantFault error={error} stage={stage} onRetry={open} />}
      {stage !== 'unopened' && (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting' || null}>
          {t('auth.login.submit')}
        </Button>
      )}
    </Box>
  );
}
