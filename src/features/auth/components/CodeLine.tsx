import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPhone, normalizePhone } from '@probity/contract/rules/phone';
import { isGatewayError, retryAfter } from '../../../api/transport/gatewayError';
import { useSendVerifyCodeMutation } from '../../../api/resources/smsApi';
import { CountdownButton } from '../../../components/inputs/CountdownButton';
import { joinSentences } from '../../../lib/joinSentences';
import { rememberPendingPhone, waitName, type CodeScene } from '../../../lib/pendingCode';
import { CODE_MAX_LENGTH } from '../../../lib/verifyCode';
import { useDuration } from '../hooks/useDuration';
import { narrowest } from '../../../theme/typography';
import { AuthLine, type AuthFieldProps } from './AuthLine';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

/** Refusals that ask for patience, each with its own words. */
const LIMITS = {
  [CODE.CODE_TOO_SOON]: 'soon',
  [CODE.SMS_DAY_FULL]: 'day',
  [CODE.TOO_MANY_REQUESTS]: 'network',
} as const;
/** "60/min an IP": 1007 carries no time, and a minute later there is room again. */
const NETWORK_WAIT = 60;
/** A scene that answers alike whether or not the phone is known says "if"; the others always send. */
const SENT_WORDS = {
  login: 'auth.code.sentLogin',
  reset: 'auth.code.sentLogin',
  visitor: 'auth.code.sentVisitor',
  register: 'register.codeSent',
  wechatBind: 'wechat.bind.codeSent',
} as const;

/** The limits that the link of a form has of its own. */
const ofForm = { day: 'dayOfForm', network: 'networkOfForm' } as const;

/** The scenes without a session; the account settings have a field of their own. */
type SignInScene = keyof typeof SENT_WORDS & CodeScene;

interface CodeLineProps {
  field: AuthFieldProps;
  mobile: string;
  scene: SignInScene;
  /** The link's code, for scene `visitor`. */
  s?: string | null;
  /** The link is that of a form, which nobody sent and any phone may open. */
  isAnyPhone?: boolean;
  /** Checks the phone and shows its fault; false = nothing is sent. */
  onBeforeSend: () => boolean;
}

/** The SMS code and the button that sends it. The wait comes from the gateway and continues after a reload. */
export function CodeLine({ field, mobile, scene, s, isAnyPhone = false, onBeforeSend }: CodeLineProps) {
  const { t } = useTranslation();
  const duration = useDuration();
  const [sendVerifyCode] = useSendVerifyCodeMutation();
  const [sent, setSent] = useState<{ phone: string; minutes: number }>();
  const [limit, setLimit] = useState<(typeof LIMITS)[keyof typeof LIMITS]>();
  useOnLanguageChange(() => setLimit(undefined));
  const phone = normalizePhone(mobile);

  const handleSend = async (): Promise<number | undefined> => {
    if (!onBeforeSend()) return undefined;
    setSent(undefined);
    setLimit(undefined);
    try {
      const reply = await sendVerifyCode({ body: { mobile: phone, scene, ...(s && { s }) } }).unwrap();
      rememberPendingPhone(scene, phone, reply.expiresIn);
      setSent({ phone: groupPhone(phone), minutes: Math.round(reply.expiresIn / 60) });
      return reply.interval;
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      const help = LIMITS[fault.code as keyof typeof LIMITS];
      // The toast has said what happened; here stands what to do.
      if (help) setLimit(help);
      return retryAfter(fault) ?? (help === 'network' ? NETWORK_WAIT : undefined);
    }
  };

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', [narrowest]: { display: 'block' } }}>
        <AuthLine
          {...field}
          label={t('auth.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_MAX_LENGTH}
        />
        <Box sx={{ pt: '23px', flex: 'none', '& button': { minHeight: 40 }, [narrowest]: { pt: 1 } }}>
          <CountdownButton
            name={waitName(scene, phone)}
            onSend={handleSend}
            waitLabel={(seconds) => t('auth.code.wait', { time: duration(seconds) })}
          />
        </Box>
      </Box>
      <Box role="status">
        {sent && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {joinSentences(
              t(isAnyPhone ? 'auth.code.sent' : SENT_WORDS[scene], sent),
              scene === 'visitor' && t(isAnyPhone ? 'auth.code.notReceivedOfForm' : 'auth.code.notReceived'),
            )}
          </Typography>
        )}
      </Box>
      {limit && (
        <Typography variant="body2" sx={{ mt: 1, color: 'error.main' }}>
          {t(`auth.code.limit.${limit === 'soon' || !isAnyPhone ? limit : ofForm[limit]}`)}
        </Typography>
      )}
    </div>
  );
}
