import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION } from '../../lib/constants';
import { connectToasts, type ToastVariant } from '../../lib/toast';

/** Equal failures within this time count as one; in milliseconds. */
const SAME_MOMENT = 1000;
/** More than the calls a screen has under way: no toast is pushed out before its time. */
const MOST_AT_ONCE = 12;

/** The last toast of each text, and its time. */
const said = new Map<string, { key: SnackbarKey; at: number }>();

/** Draws ten equal failures as one toast; a later repetition restarts its full time. */
function draw(variant: ToastVariant, message: string): void {
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
  said.set(message, { key, at });
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
