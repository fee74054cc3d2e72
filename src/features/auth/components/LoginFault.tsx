import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { retryAfter, type GatewayError } from '../../../api/gatewayError';
import { useCountdown } from '../../../hooks/useCountdown';

/** Codes whose words need more than the gateway's sentence. */
const LOCKED = 1002;
const DISABLED = 1003;

/** Why the sign-in failed, and what to do; a pause counts down to its end. */
export function LoginFault({ error }: { error: GatewayError }) {
  const { t } = useTranslation();
  const pause = error.code === LOCKED ? retryAfter(error) : undefined;
  const [secondsLeft, start] = useCountdown();

  useEffect(() => {
    if (pause !== undefined) start(pause);
  }, [error, pause, start]);

  const minutes = Math.floor(secondsLeft / 60);
  const seconds = String(secondsLeft % 60);
  const time = t(minutes > 0 ? 'auth.duration.minutes' : 'auth.duration.seconds', { minutes, seconds });
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{pause === undefined ? t('auth.login.failed') : error.msg}</AlertTitle>
      {pause === undefined && error.msg}
      {/* The second hand is for the eye; read aloud each second it would drown everything else. */}
      {pause !== undefined && (
        <span aria-live="off">
          {secondsLeft > 0 ? t('auth.login.locked', { time }) : t('auth.login.lockedOver')}{' '}
          {secondsLeft > 0 && t('auth.login.otherWay')}
        </span>
      )}
      {error.code === DISABLED && ` ${t('auth.login.disabled')}`}
    </Alert>
  );
}
