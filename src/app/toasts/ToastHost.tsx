import { addListener, isFulfilled } from '@reduxjs/toolkit';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { TOAST_DURATION } from '../../lib/constants';
import { connectToasts, type ToastVariant } from '../../lib/toast';
import type { AppStore } from '../store';
import { doneCall, failedCalls } from './failedCalls';

/** Equal failures within this time count as one; in milliseconds. */
const SAME_MOMENT = 1000;
/** More than the calls a screen has under way: no toast is pushed out before its time. */
const MOST_AT_ONCE = 12;

interface Said {
  key: SnackbarKey;
  at: number;
  /** The calls whose failure it tells: it goes with the first of them that succeeds. */
  calls: readonly string[];
}

/** The last toast of each text. */
const said = new Map<string, Said>();

/** Draws ten equal failures as one toast; a later repetition restarts its full time. */
function draw(variant: ToastVariant, message: string, calls: readonly string[]): void {
  const before = said.get(message);
  const at = Date.now();
  if (before && at - before.at < SAME_MOMENT) {
    said.set(message, { ...before, calls: [...before.calls, ...calls] });
    return;
  }
  if (before) closeSnackbar(before.key);
  const key = enqueueSnackbar(message, {
    variant,
    autoHideDuration: TOAST_DURATION,
    disableWindowBlurListener: true,
    onClose: (_event, _reason, closed) => {
      if (said.get(message)?.key === closed) said.delete(message);
    },
  });
  said.set(message, { key, at, calls });
}

const isDone = isFulfilled();

/** A success mends what failed before it was begun; of two calls side by side each says its own. */
function closeMended({ name, startedAt }: { name: string; startedAt: number }): void {
  for (const { key, calls, at } of said.values())
    if (calls.includes(name) && startedAt > at) closeSnackbar(key);
}

/** Draws the toasts. That of a failed call goes when the call succeeds; what one of the twenty said stays its five seconds. */
export function ToastHost() {
  const store = useStore() as AppStore;
  useEffect(() => {
    const disconnect = connectToasts((variant, message) =>
      draw(variant, message, variant === 'error' ? failedCalls(store.getState(), message) : []),
    );
    const stopListening = store.dispatch(
      addListener({
        predicate: isDone,
        effect: (action) => {
          const done = isDone(action) && doneCall(store.getState(), action.meta);
          if (done) closeMended(done);
        },
      }),
    ) as unknown as () => void;
    return () => {
      disconnect();
      stopListening();
      said.clear();
    };
  }, [store]);
  return (
    <SnackbarProvider maxSnack={MOST_AT_ONCE} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
  );
}
