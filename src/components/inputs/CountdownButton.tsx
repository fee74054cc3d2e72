import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
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

/** The field of the code beside a button, in whichever form. */
function codeFieldBeside(button: Element): HTMLElement | undefined {
  for (let around = button.parentElement; around; around = around.parentElement) {
    const field = around.querySelector<HTMLElement>('input[autocomplete="one-time-code"]');
    if (field) return field;
  }
  return undefined;
}

/** Sends a code and counts down until the next one. The focus goes on to the field of the code, as the button waits. */
export function CountdownButton({ name, onSend, disabled = false, waitLabel }: CountdownButtonProps) {
  const { t } = useTranslation();
  const { secondsLeft, start, hasRun } = useStoredCountdown(name);
  const [isSending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (isSending === wasSending.current) return;
    wasSending.current = isSending;
    const own = button.current;
    const focused = document.activeElement;
    // A disabled button loses the focus to nothing; where somebody has gone meanwhile they stay.
    if (isSending || !own || (focused && focused !== own && focused !== document.body)) return;
    (isWaiting ? codeFieldBeside(own) : own)?.focus();
  }, [isSending, isWaiting]);

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
      ref={button}
      variant="outlined"
      onClick={() => void handleClick()}
      loading={isSending || null}
      disabled={disabled || isWaiting}
      sx={{ minWidth: 132, flex: 'none' }}
    >
      {isWaiting
        ? (waitLabel?.(secondsLeft) ?? t('components.code.wait', { seconds: secondsLeft }))
        : t(hasRun ? 'components.code.sendAgain' : 'components.code.send')}
    </Button>
  );
}
