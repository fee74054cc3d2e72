import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredCountdown } from '../../hooks/useStoredCountdown';

interface CountdownButtonProps {
  /** Name of the countdown in the tab's storage, e.g. `code-login`: it continues after a reload. */
  name: string;
  /** Sends the code; resolves with the seconds to wait, undefined when it was not sent (the caller has reported why). */
  onSend: () => Promise<number | undefined>;
  disabled?: boolean;
  /** Words for the remaining seconds, for long waits; default: "Send again in 42 s". */
  waitLabel?: (seconds: number) => string;
}

/** Sends a code and counts down until the next one. */
export function CountdownButton({ name, onSend, disabled = false, waitLabel }: CountdownButtonProps) {
  const { t } = useTranslation();
  const { secondsLeft, start, hasRun } = useStoredCountdown(name);
  const [isSending, setSending] = useState(false);

  const handleClick = async () => {
    setSending(true);
    try {
      const wait = await onSend();
      if (wait !== undefined) start(wait);
    } finally {
      setSending(false);
    }
  };

  return (
    <Button
      variant="outlined"
      onClick={() => void handleClick()}
      loading={isSending || null}
      disabled={disabled || secondsLeft > 0}
      sx={{ minWidth: 132, flex: 'none' }}
    >
      {secondsLeft > 0
        ? (waitLabel?.(secondsLeft) ?? t('components.code.wait', { seconds: secondsLeft }))
        : t(hasRun ? 'components.code.sendAgain' : 'components.code.send')}
    </Button>
  );
}
