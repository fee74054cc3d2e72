import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { normalizePhone } from '@probity/contract/rules/phone';
import { fieldFaults } from '../../../api/transport/gatewayError';
import { useRegisterMutation } from '../../../api/resources/userApi';
import { lazyPart } from '../../../components/lazyPart';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { forgetPendingPhone } from '../../../lib/pendingCode';
import { readVerifyCode } from '../../../lib/verifyCode';
import { noAuthFields, type AuthField } from '../authRules';
import { prefetchPasswordHash, usePasswordHash } from '../hooks/usePasswordHash';
import { useAdoptTypedInput } from '../hooks/useAdoptTypedInput';
import { usePendingPhone } from '../hooks/usePendingPhone';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { registerRules } from '../registerRules';
import { AgreeLine } from './AgreeLine';
import { CodeLine } from './CodeLine';
import { GrantFault } from './GrantFault';
import { NewPasswordLine } from './NewPasswordLine';
import { PhoneLine } from './PhoneLine';

// Loaded on demand: a user who agrees without reading, or knows the terms, does not wait for them.
const TermsDialog = lazyPart(() => import('./TermsDialog').then((module) => module.TermsDialog));

const FIELD_OF_CODE: Record<number, AuthField> = {
  [CODE.WRONG_CODE]: 'verifyCode',
  [CODE.PHONE_REGISTERED]: 'mobile',
};

/** Phone, code, password, agreement. The session granted by registering is opened at once. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTranslation();
  const [register] = useRegisterMutation();
  const hash = usePasswordHash();
  const { stage, error, run, open } = useSessionGrant();
  const { field, values, check, submit, setFault, setValue } = useSmallForm(noAuthFields, registerRules);
  const form = useRef<HTMLFormElement>(null);
  usePendingPhone('register', setValue, { form });
  useAdoptTypedInput(form, setValue);
  const agreeInput = useRef<HTMLInputElement>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [hasAgreeFault, setAgreeFault] = useState(false);
  const [isReading, setReading] = useState(false);

  const atField = FIELD_OF_CODE[error?.code ?? 0];
  const faults = fieldFaults(error);
  useEffect(() => {
    if (!error) return;
    if (atField) setFault(atField, error.msg, true);
    for (const { path, msg } of fieldFaults(error)) setFault(path as AuthField, msg, true);
  }, [error, atField, setFault]);

  const agree = (next: boolean) => {
    setAgreed(next);
    if (next) setAgreeFault(false);
  };
  const handleValid = async ({ mobile, password, verifyCode }: Record<AuthField, string>) => {
    if (!isAgreed) {
      agreeInput.current?.focus();
      return;
    }
    const isOpen = await run(async () => {
      await register({
        body: {
          mobile: normalizePhone(mobile),
          password: await hash(password),
          verifyCode: readVerifyCode(verifyCode),
          agreed: true,
        },
      }).unwrap();
      forgetPendingPhone('register');
    });
    if (isOpen) onRegistered();
  };
  const handleRetry = async () => {
    if (await open()) onRegistered();
  };

  return (
    <Box
      component="form"
      ref={form}
      method="dialog"
      noValidate
      onInput={prefetchPasswordHash}
      onSubmit={(event) => {
        setAgreeFault(!isAgreed);
        submit((valid) => void handleValid(valid))(event);
      }}
      sx={{ display: 'grid', gap: 2, mt: 3 }}
    >
      <div>
        <PhoneLine {...field('mobile')} autoComplete="tel-national" />
        {error?.code === CODE.PHONE_REGISTERED && (
          <Box sx={{ mt: 0.75, fontSize: '0.8125rem' }}>
            <Link to="/login" state={{ mobile: values.mobile }}>
              {t('register.signInInstead')}
            </Link>
          </Box>
        )}
      </div>
      <CodeLine
        field={field('verifyCode')}
        mobile={values.mobile}
        scene="register"
        onBeforeSend={() => check('mobile')}
      />
      <NewPasswordLine {...field('password')} />
      <AgreeLine
        isAgreed={isAgreed}
        hasFault={hasAgreeFault}
        inputRef={agreeInput}
        onChange={agree}
        onRead={() => setReading(true)}
      />
      {error && !atField && faults.length === 0 && (
        <GrantFault error={error} stage={stage} onRetry={() => void handleRetry()} />
      )}
      {stage !== 'unopened' && (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting' || null}>
          {t('register.submit')}
        </Button>
      )}
      {isReading && (
        <TermsDialog
          onClose={() => setReading(false)}
          onAgree={() => {
            agree(true);
            setReading(false);
          }}
        />
      )}
    </Box>
  );
}
