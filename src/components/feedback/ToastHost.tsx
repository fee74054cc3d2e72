import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION } from '../../lib/constants';
import { connectToasts, type ToastVariant } from '../../lib/toast';

/** Equal failures within this time count as one; in milliseconds. */
const SAME_MOMENT = 1000;
/** More than the calls a screen has under way: no toast is pushed out before its time. */
const MOST_AT_ONCE = 12;

/** The last toast of each text, its time, and whether a success after it ends it. */
const said = new Map<string, { key: SnackbarKey; at: number; isMendable: boolean }>();

/** Draws ten equal failures as one toast; a later repetition restarts its full time. What is mended is not said any more. */
function draw(variant: ToastVariant, message: string, isMendable = false): void {
  if (variant === 'success')
    for (const failure of said.values()) if (failure.isMendable) closeSnackbar(failure.key);
  const before = said.get(message);
  const at = Date.now();
  if (before && at - before.at < SAME_MOMENT) return;
  if (before) closeSnackbar(before.key);
  const key = enqueueSnackbar(message, {
    variant,
    autoHideDuration: TOAST_DURATION,
    disableWindowBlurListener: true,
    onClose: (_event, _reason, closed) => {
      if (said.get(message)?.key === closed) said.delete(message);
    },
  });
  said.set(message, { key, at, isMendable });
}

/** Draws the toasts. */
export function ToastHost() {
  useEffect(() => {
    const disconnect = connectToasts(draw);
    return () => {
      disconnect();
      said.clear();
    };
  }, []);
  return (
    <SnackbarProvider maxSnack={MOST_AT_ONCE} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
  );
}
