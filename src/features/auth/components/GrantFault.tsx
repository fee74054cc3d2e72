import { CODE } from '@probity/contract/codeNames';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { retryAfter, type GatewayError } from '../../../api/transport/gatewayError';
import { useCountdown } from '../../../hooks/useCountdown';
import { useDuration } from '../hooks/useDuration';
import type { GrantStage } from '../hooks/useSessionGrant';
import { FaultBox } from './FaultBox';

interface GrantFaultProps {
  error: GatewayError;
  stage: GrantStage;
  /** Opens the granted session again. */
  onRetry: () => void;
}

/** The reason of a failed sign-in, and what to do; a pause counts down to its end. */
export function GrantFault({ error, stage, onRetry }: GrantFaultProps) {
  const { t } = useTranslation();
  const duration = useDuration();
  const isLocked = error.code === CODE.PASSWORD_LOCKED;
  const pause = isLocked || error.code === CODE.TOO_MANY_REQUESTS ? retryAfter(error) : undefined;
  const [secondsLeft, start] = useCountdown();

  useEffect(() => {
    if (pause !== undefined) start(pause);
  }, [error, pause, start]);

  if (stage === 'unopened') {
    return (
      <FaultBox title={t('auth.login.unopened')} body={error.msg}>
        <Button variant="contained" size="large" onClick={onRetry}>
          {t('auth.login.finish')}
        </Button>
      </FaultBox>
    );
  }
  if (error.code === CODE.ACCOUNT_DISABLED)
    return <FaultBox title={error.msg} body={t('auth.login.disabled')} />;
  if (pause === undefined) return <FaultBox title={t('auth.login.failed')} body={error.msg} />;
  const time = duration(secondsLeft);
  return (
    <FaultBox
      // Not the gateway's sentence, whose minutes do not count down.
      title={t('auth.login.pausedTitle')}
      // The seconds are for the eye; read aloud each second they would drown everything else.
      isBodyQuiet
      body={
        secondsLeft > 0
          ? `${t('auth.login.locked', { time })} ${t(isLocked ? 'auth.login.otherWay' : 'auth.login.bySms')}`
          : t('auth.login.lockedOver')
      }
    >
      {isLocked && secondsLeft > 0 && <Link to="/resetPassword">{t('auth.login.newPassword')}</Link>}
    </FaultBox>
  );
}
