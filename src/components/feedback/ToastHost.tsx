import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { TOAST_DURATION } from '../../lib/constants';
import { connectToasts, type ToastVariant } from '../../lib/toast';

/** Calls that fail alike within it are one failure to whoever reads of it; in milliseconds. */
const SAME_MOMENT = 1000;
/** More than a screen has calls under way: none is pushed out before its time. */
const MOST_AT_ONCE = 12;

/** What was said last in these words, and when. */
const said = new Map<string, { key: SnackbarKey; at: number }>();

/** Ten calls failing alike are one toast; said again later, it stands its whole time from then. */
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
