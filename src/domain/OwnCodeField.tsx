import Box from '@mui/material/Box';
import { useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { retryAfter } from '../api/transport/gatewayError';
import { useSubmit } from '../api/transport/useSubmit';
import { FieldLine } from '../components/form/FieldLine';
import { CountdownButton } from '../components/inputs/CountdownButton';
import { CODE_MAX_LENGTH } from '../lib/verifyCode';

interface OwnCodeFieldProps {
  field: ComponentProps<typeof FieldLine>['field'];
  /** Names the countdown, which goes on when the dialog is opened again. */
  name: string;
  sendCode: (arg: {
    body: Record<string, never>;
  }) => PromiseLike<{ data?: { interval: number }; error?: unknown }>;
}

/** A code to one's own phone, which the gateway knows: an act is proven by more than an open session. */
export function OwnCodeField({ field, name, sendCode }: OwnCodeFieldProps) {
  const { t } = useTranslation();
  const wait = useRef<number>(undefined);
  const [isSent, setIsSent] = useState(false);
  const [refused, setRefused] = useState<string>();
  const code = useSubmit(sendCode, {
    onDone: ({ interval }) => {
      wait.current = interval;
      setIsSent(true);
    },
    // Why no code comes stands where it is waited for: one for another act may have been sent a moment ago.
    otherwise: 'verifyCode',
    form: {
      refuse: ([fault]) => {
        setRefused(fault?.msg);
        return fault !== undefined;
      },
    },
    // "Too frequently" also carries the wait.
    onRefused: (refusal) => {
      wait.current = retryAfter(refusal);
    },
  });
  const handleSend = async (): Promise<number | undefined> => {
    wait.current = undefined;
    setRefused(undefined);
    await code.send({ body: {} });
    return wait.current;
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        alignItems: { sm: 'start' },
      }}
    >
      <FieldLine
        field={{ ...field, error: field.error ?? refused }}
        label={t('lostPhone.code')}
        help={t(isSent ? 'lostPhone.codeSent' : 'lostPhone.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_MAX_LENGTH}
      />
      <Box sx={{ pt: { sm: '23px' }, flex: 'none' }}>
        <CountdownButton name={name} onSend={handleSend} />
      </Box>
    </Box>
  );
}
