import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { trimPhone } from '../../../../contract/rules/phone';
import { fieldFaults, type GatewayError } from '../../../api/gatewayError';
import { useVisitorLoginMutation } from '../../../api/userApi';
import { PhoneInput } from '../../../components/form/PhoneInput';
import { DEFAULT_VISITOR_LOGIN_TYPE } from '../../../lib/constants';
import { visitorResolver, type VisitorFields } from '../authRules';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { LINK_CLOSED } from '../hooks/useVisitorOpening';
import { CodeField } from './CodeField';

const WRONG_CODE = 1004;

interface VisitorFormProps {
  s: string | null;
  /** The visitor's session is open. */
  onProven: () => void;
  /** The gateway says that `s` opens nothing. */
  onClosed: (error: GatewayError) => void;
}

/** Proves a phone by SMS; the session reaches only what `s` opens. */
export function VisitorForm({ s, onProven, onClosed }: VisitorFormProps) {
  const { t } = useTranslation();
  const [visitorLogin] = useVisitorLoginMutation();
  const { stage, error, run, open } = useSessionGrant();
  const { control, handleSubmit, setError, trigger } = useForm<VisitorFields>({
    defaultValues: { mobile: '', verifyCode: '' },
    resolver: visitorResolver,
  });

  useEffect(() => {
    if (!error) return;
    if (error.code === LINK_CLOSED) onClosed(error);
    if (error.code === WRONG_CODE) {
      setError('verifyCode', { type: 'gateway', message: error.msg }, { shouldFocus: true });
    }
    for (const { path, msg } of fieldFaults(error)) setError(path as keyof VisitorFields, { message: msg });
  }, [error, onClosed, setError]);

  const handleValid = async ({ mobile, verifyCode }: VisitorFields) => {
    const body = {
      loginType: DEFAULT_VISITOR_LOGIN_TYPE,
      mobile: trimPhone(mobile),
      verifyCode: verifyCode.trim(),
      ...(s && { s }),
    };
    if (await run(() => visitorLogin({ body }).unwrap())) onProven();
  };

  const handleFinish = async () => {
    if (await open()) onProven();
  };

  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={(event) => void handleSubmit(handleValid)(event)}
      sx={{ display: 'grid', gap: 2.5, mt: 3 }}
    >
      <PhoneInput control={control} name="mobile" label={t('auth.login.phone')} />
      <CodeField
        control={control}
        codeName="verifyCode"
        mobileName="mobile"
        scene="visitor"
        s={s ?? undefined}
        onBeforeSend={() => trigger('mobile', { shouldFocus: true })}
      />
      {error && error.code !== WRONG_CODE && (
        <Alert severity="error" role="alert">
          {error.msg}
        </Alert>
      )}
      {stage === 'unopened' ? (
        <Button variant="contained" size="large" onClick={() => void handleFinish()}>
          {t('auth.login.finish')}
        </Button>
      ) : (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting'}>
          {t('auth.checkPhone.submit')}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('auth.checkPhone.privacy')}
      </Typography>
    </Box>
  );
}
