import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { KEPT_VISIT_DAYS } from '@probity/contract/rules/keptVisit';
import { normalizePhone } from '@probity/contract/rules/phone';
import { fieldFaults, type GatewayError } from '../../../api/transport/gatewayError';
import { useNameOpeningQuery } from '../../../api/resources/openingApi';
import { useVisitorLoginMutation } from '../../../api/resources/userApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { DEFAULT_VISITOR_LOGIN_TYPE } from '../../../lib/constants';
import { forgetPendingPhone } from '../../../lib/pendingCode';
import { readVerifyCode } from '../../../lib/verifyCode';
import { keepVisit } from '../../../session/keptVisits';
import type { SessionRootState } from '../../../session/sessionReducers';
import type { UserInfo } from '../../../session/types';
import { codeRules, noAuthFields, type AuthField } from '../authRules';
import { useAdoptTypedInput } from '../hooks/useAdoptTypedInput';
import { usePendingPhone } from '../hooks/usePendingPhone';
import { useSessionGrant } from '../hooks/useSessionGrant';
import { CodeLine } from './CodeLine';
import { GrantFault } from './GrantFault';
import { KeepPhone } from './KeepPhone';
import { PhoneLine } from './PhoneLine';

interface VisitorFormProps {
  s: string | null;
  /** The visitor's session is open. */
  onProven: () => void;
  /** The gateway says that `s` opens nothing. */
  onClosed?: (error: GatewayError) => void;
}

/** Proves a phone by SMS; the session reaches only the object of `s`. */
export function VisitorForm({ s, onProven, onClosed }: VisitorFormProps) {
  const { t } = useTranslation();
  const [visitorLogin] = useVisitorLoginMutation();
  const { stage, error, run, open } = useSessionGrant('visitor');
  const { field, values, check, submit, setFault, setValue } = useSmallForm(noAuthFields, codeRules);
  const { data: opening } = useNameOpeningQuery(s ? { body: { s } } : skipToken);
  const isAnyPhone = opening?.anyPhone ?? false;
  const store = useStore<SessionRootState>();
  const [stays, setStays] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  usePendingPhone('visitor', setValue, { form });
  useAdoptTypedInput(form, setValue);

  useEffect(() => {
    if (!error) return;
    if (error.code === CODE.LINK_CLOSED) onClosed?.(error);
    if (error.code === CODE.WRONG_CODE) setFault('verifyCode', error.msg, true);
    for (const { path, msg } of fieldFaults(error)) setFault(path as AuthField, msg);
  }, [error, onClosed, setFault]);

  const handleValid = async ({ mobile, verifyCode }: Record<AuthField, string>) => {
    const body = {
      loginType: DEFAULT_VISITOR_LOGIN_TYPE,
      mobile: normalizePhone(mobile),
      verifyCode: readVerifyCode(verifyCode),
      ...(s && { s }),
      ...(s && isAnyPhone && stays && { stay: true }),
    };
    const isOpen = await run(async () => {
      await visitorLogin({ body }).unwrap();
      forgetPendingPhone('visitor');
    });
    if (isOpen) handleOpen();
  };

  const handleOpen = () => {
    if (s && isAnyPhone) keepVisit(s, stays ? (store.getState().auth.userInfo as UserInfo) : undefined);
    onProven();
  };

  const handleRetry = async () => {
    if (await open()) handleOpen();
  };

  return (
    <Box
      component="form"
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit((valid) => void handleValid(valid))}
      sx={{ display: 'grid', gap: 2.5, mt: 3 }}
    >
      <PhoneLine {...field('mobile')} autoComplete="tel-national" />
      <CodeLine
        field={field('verifyCode')}
        mobile={values.mobile}
        scene="visitor"
        s={s}
        isAnyPhone={isAnyPhone}
        onBeforeSend={() => check('mobile')}
      />
      {isAnyPhone && (
        <KeepPhone
          label={t('auth.checkPhone.stay', { count: KEPT_VISIT_DAYS })}
          isKept={stays}
          onChange={setStays}
        />
      )}
      {error && error.code !== CODE.WRONG_CODE && (
        <GrantFault error={error} stage={stage} onRetry={() => void handleRetry()} />
      )}
      {stage !== 'unopened' && (
        <Button type="submit" variant="contained" size="large" loading={stage === 'granting' || null}>
          {t('auth.checkPhone.submit')}
        </Button>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(isAnyPhone ? 'auth.checkPhone.privacyApply' : 'auth.checkPhone.privacy')}
      </Typography>
    </Box>
  );
}
