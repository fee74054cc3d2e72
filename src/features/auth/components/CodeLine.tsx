import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPhone, trimPhone } from '../../../../contract/rules/phone';
import { isGatewayError, retryAfter } from '../../../api/gatewayError';
import { useSendVerifyCodeMutation } from '../../../api/smsApi';
import { CountdownButton } from '../../../components/CountdownButton';
import { AuthLine, type AuthFieldProps } from './AuthLine';

interface CodeLineProps {
  field: AuthFieldProps;
  mobile: string;
  scene: 'login' | 'visitor' | 'register';
  /** The link's code, for scene `visitor`. */
  s?: string | null;
  /** Checks the phone and shows its fault; false = nothing is sent. */
  onBeforeSend: () => boolean;
}

/** The SMS code and the button that sends it. The wait comes from the gateway and goes on after a reload. */
export function CodeLine({ field, mobile, scene, s, onBeforeSend }: CodeLineProps) {
  const { t } = useTranslation();
  const [sendVerifyCode] = useSendVerifyCodeMutation();
  const [sent, setSent] = useState<{ phone: string; minutes: number }>();

  const handleSend = async (): Promise<number | undefined> => {
    if (!onBeforeSend()) return undefined;
    setSent(undefined);
    const phone = trimPhone(mobile);
    try {
      const reply = await sendVerifyCode({ body: { mobile: phone, scene, ...(s && { s }) } }).unwrap();
      setSent({ phone: groupPhone(phone), minutes: Math.round(reply.expiresIn / 60) });
      return reply.interval;
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      // The toast has said why; "too frequently" tells how long to wait.
      return retryAfter(fault);
    }
  };

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <AuthLine
          {...field}
          label={t('auth.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
        <Box sx={{ pt: '23px', flex: 'none' }}>
          <CountdownButton name={`code-${scene}`} onSend={handleSend} />
        </Box>
      </Box>
      <Box role="status">
        {sent && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {scene === 'login' && t('auth.code.sentLogin', sent)}
            {scene === 'visitor' && t('auth.code.sentVisitor', sent)}
            {scene === 'register' && t('register.codeSent', sent)}
            {scene === 'visitor' && ` ${t('auth.code.notReceived')}`}
          </Typography>
        )}
      </Box>
    </div>
  );
}
