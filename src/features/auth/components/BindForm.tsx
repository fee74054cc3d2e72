import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePhone } from '@probity/contract/rules/phone';
import { fieldFaults } from '../../../api/transport/gatewayError';
import { useBindMobileMutation } from '../../../api/resources/wechatApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { forgetPendingPhone } from '../../../lib/pendingCode';
import { readVerifyCode } from '../../../lib/verifyCode';
import { codeRules, noAuthFields, type AuthField } from '../authRules';
import { usePendingPhone } from '../hooks/usePendingPhone';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { rememberWay } from '../loginMemory';
import { CodeLine } from './CodeLine';
import { FaultBox } from './FaultBox';
import { GrantFault } from './GrantFault';
import { PhoneLine } from './PhoneLine';

/** Refusals with special advice in this form, in more words than the gateway's. */
const WORDS = {
  [CODE.QR_CODE_EXPIRED]: 'expired',
  [CODE.UNKNOWN_USER]: 'unknown',
  [CODE.WECHAT_BOUND]: 'taken',
} as const;

interface BindFormProps {
  bindToken: string;
  nickname?: string;
  onScanAgain: () => void;
}

/** Binds an unknown WeChat account to a user, who proves their phone. Every refusal is shown here; no toast. */
export function BindForm({ bindToken, nickname, onScanAgain }: BindFormProps) {
  const { t } = useTranslation();
  const [bindMobile] = useBindMobileMutation();
  const { stage, error, run, open } = useSessionGrant();
  const { field, values, check, submit, setFault, setValue } = useSmallForm(noAuthFields, codeRules);
  usePendingPhone('wechatBind', setValue);

  const isAtField = error?.code === CODE.WRONG_CODE || fieldFaults(error).length > 0;
  useEffect(() => {
    if (error?.code === CODE.WRONG_CODE) setFault('verifyCode', error.msg, true);
    for (const { path, msg } of fieldFaults(error)) setFault(path as AuthField, msg, true);
  }, [error, setFault]);

  const handleValid = async ({ mobile, verifyCode }: Record<AuthField, string>) => {
    const body = { bindToken, mobile: normalizePhone(mobile), verifyCode: readVerifyCode(verifyCode) };
    await run(async () => {
      await bindMobile({ body }).unwrap();
      rememberWay('wechat');
      forgetPendingPhone('wechatBind');
    });
  };

  const words = WORDS[error?.code as keyof typeof WORDS];
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={submit((valid) => void handleValid(valid))}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box role="status">
        <Typography variant="h2">
          {nickname ? t('wechat.unbound.greeting', { nickname }) : t('wechat.unbound.title')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('wechat.unbound.body')}</Typography>
      </Box>
      <PhoneLine {...field('mobile')} autoComplete="tel-national" />
      <CodeLine
        field={field('verifyCode')}
        mobile={values.mobile}
        scene="wechatBind"
        onBeforeSend={() => check('mobile')}
      />
      {error && words && <FaultBox title={error.msg} body={t(`wechat.bind.${words}`)} />}
      {error && !words && !isAtField && (
        <GrantFault error={error} stage={stage} onRetry={() => void open()} />
      )}
      {stage !== 'unopened' && error?.code !== CODE.QR_CODE_EXPIRED && (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting' || null}>
          {t('wechat.bind.submit')}
        </Button>
      )}
      <Button
        onClick={onScanAgain}
        color={error?.code === CODE.QR_CODE_EXPIRED ? 'primary' : 'inherit'}
        variant={error?.code === CODE.QR_CODE_EXPIRED ? 'contained' : 'text'}
      >
        {t('wechat.bind.again')}
      </Button>
    </Box>
  );
}
