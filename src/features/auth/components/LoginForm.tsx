import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { normalizePhone } from '@probity/contract/rules/phone';
import { fieldFaults } from '../../../api/transport/gatewayError';
import { useLoginMutation } from '../../../api/resources/userApi';
import { lazyPart } from '../../../components/lazyPart';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { CLIENT_TYPE } from '../../../lib/constants';
import { forgetPendingPhone, pendingPhone } from '../../../lib/pendingCode';
import { readVerifyCode } from '../../../lib/verifyCode';
import { loginRules, noAuthFields, type AuthField } from '../authRules';
import { givenPhone } from '../givenPhone';
import { useAdoptTypedInput } from '../hooks/useAdoptTypedInput';
import { prefetchPasswordHash, usePasswordHash } from '../hooks/usePasswordHash';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { readLoginMemory, writeLoginMemory, type FormWay } from '../loginMemory';
import { GrantFault } from './GrantFault';
import { KeepPhone } from './KeepPhone';
import { PasswordLine } from './PasswordLine';
import { PhoneLine } from './PhoneLine';

// Most people never leave the first tab. Until it is loaded, a space of the same height.
const CodeLine = lazyPart(() => import('./CodeLine').then((module) => module.CodeLine), {
  Meanwhile: () => <Box sx={{ height: 63 }} />,
});

/** Faults that belong to one field; all others are shown above the button. */
const FIELD_OF_CODE: Record<number, AuthField> = {
  [CODE.WRONG_PASSWORD]: 'password',
  [CODE.WRONG_CODE]: 'verifyCode',
};

interface LoginFormProps {
  way: FormWay;
  /** Another tab is open; the input stays. */
  isHidden: boolean;
}

/** Phone with password or SMS code. The gate above the screen navigates once the session is open. */
export function LoginForm({ way, isHidden }: LoginFormProps) {
  const { t } = useTranslation();
  const given = givenPhone(useLocation().state);
  const [login] = useLoginMutation();
  const hash = usePasswordHash();
  const { stage, error, run, open, clear } = useSessionGrant('login');
  const formElement = useRef<HTMLFormElement>(null);
  const [isKept, setKept] = useState(false);
  const { field, values, check, submit, setValue, setFault, clearFaults } = useSmallForm(
    noAuthFields,
    loginRules[way],
  );

  useEffect(() => {
    const kept = readLoginMemory().mobile;
    setKept(kept !== '');
    const mobile = given || pendingPhone('login') || kept;
    // Text typed before the code was loaded is kept (useAdoptTypedInput).
    const typed = formElement.current?.querySelector<HTMLInputElement>('input[name=mobile]')?.value;
    if (mobile !== '' && !typed) setValue('mobile', mobile);
  }, [given, setValue]);
  useAdoptTypedInput(formElement, setValue);
  useEffect(() => {
    clearFaults();
    clear();
  }, [way, isHidden, clearFaults, clear]);

  const atField = FIELD_OF_CODE[error?.code ?? 0];
  useEffect(() => {
    if (!error) return;
    if (atField) setFault(atField, error.msg, true);
    for (const { path, msg } of fieldFaults(error)) setFault(path as AuthField, msg);
  }, [error, atField, setFault]);

  const handleValid = async ({ password, verifyCode, ...typed }: Record<AuthField, string>) => {
    const mobile = normalizePhone(typed.mobile);
    await run(async () => {
      const proof =
        way === 'password' ? { password: await hash(password) } : { verifyCode: readVerifyCode(verifyCode) };
      await login({ body: { loginType: way, mobile, ...proof, clientType: CLIENT_TYPE } }).unwrap();
      // Only a way that has signed in is worth remembering.
      writeLoginMemory({ way, mobile: isKept ? mobile : '' });
      forgetPendingPhone('login');
    });
  };

  return (
    <Box
      component="form"
      ref={formElement}
      // Before the code is loaded, Enter must not send anything, least of all a password in an address.
      method="dialog"
      noValidate
      onInput={prefetchPasswordHash}
      onSubmit={submit((valid) => void handleValid(valid))}
      hidden={isHidden}
      sx={{ display: 'grid', gap: 2, '&[hidden]': { display: 'none' } }}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', fontSize: 13 }}>
        <KeepPhone label={t('auth.login.keepPhone')} isKept={isKept} onChange={setKept} />
        {way === 'password' && (
          <Link to="/resetPassword" state={{ mobile: values.mobile }}>
            {t('auth.login.forgot')}
          </Link>
        )}
      </Box>
      {error && !atField && <GrantFault error={error} stage={stage} onRetry={open} />}
      {stage !== 'unopened' && (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting' || null}>
          {t('auth.login.submit')}
        </Button>
      )}
    </Box>
  );
}
