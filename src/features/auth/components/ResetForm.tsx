import { CODE } from '../../../../contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPhone } from '../../../../contract/rules/phone';
import { fieldFaults, isGatewayError, type GatewayError } from '../../../api/gatewayError';
import { useResetPasswordMutation } from '../../../api/userApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { forgetPendingPhone } from '../../../lib/pendingCode';
import { readVerifyCode } from '../../../lib/verifyCode';
import { noAuthFields, type AuthField } from '../authRules';
import { prefetchPasswordHash, usePasswordHash } from '../hooks/usePasswordHash';
import { usePendingPhone } from '../hooks/usePendingPhone';
import { registerRules } from '../registerRules';
import { CodeLine } from './CodeLine';
import { FaultBox } from './FaultBox';
import { NewPasswordLine } from './NewPasswordLine';
import { PhoneLine } from './PhoneLine';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

interface ResetFormProps {
  /** The phone that was typed at the sign-in. */
  given: string;
  onDone: (mobile: string) => void;
}

/** Phone, code, new password. */
export function ResetForm({ given, onDone }: ResetFormProps) {
  const { t } = useTranslation();
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const hash = usePasswordHash();
  const [error, setError] = useState<GatewayError>();
  useOnLanguageChange(() => setError(undefined));
  const { field, values, check, submit, setFault, setValue } = useSmallForm(noAuthFields, registerRules);
  usePendingPhone('reset', setValue, given);

  const isAtField = error?.code === CODE.WRONG_CODE || fieldFaults(error).length > 0;
  useEffect(() => {
    if (error?.code === CODE.WRONG_CODE) setFault('verifyCode', error.msg, true);
    for (const { path, msg } of fieldFaults(error)) setFault(path as AuthField, msg, true);
  }, [error, setFault]);

  const handleValid = async ({ password, verifyCode, ...typed }: Record<AuthField, string>) => {
    const mobile = trimPhone(typed.mobile);
    setError(undefined);
    try {
      const body = { mobile, verifyCode: readVerifyCode(verifyCode), password: await hash(password) };
      await resetPassword({ body }).unwrap();
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      setError(fault);
      return;
    }
    forgetPendingPhone('reset');
    onDone(mobile);
  };

  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onInput={prefetchPasswordHash}
      onSubmit={submit((valid) => void handleValid(valid))}
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
      {error && !isAtField && <FaultBox title={t('reset.failed')} body={error.msg} />}
      <Button type="submit" variant="contained" size="large" loading={isLoading || null}>
        {t('reset.submit')}
      </Button>
    </Box>
  );
}
