import { createListenerMiddleware } from '@reduxjs/toolkit';
import { callFailed } from '../api/callFailed';
import { SESSION_CODES } from '../lib/constants';
import { toast } from '../lib/toast';
import { loggedOut, sessionEnded } from '../session/sessionActions';
import { loginRoute } from './fromParameter';
import { replaceRoute } from './navigation';

/** The one place that toasts and navigates for the layers below. */
export function createAppListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: callFailed,
    effect: ({ payload }) => {
      if (payload.msg) toast.error(payload.msg);
    },
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }) => {
      if (payload.msg) toast[payload.severity ?? 'error'](payload.msg);
      // Who signs in again after an expired session returns to where he was.
      replaceRoute(payload.code === SESSION_CODES.invalid ? loginRoute(window.location.hash) : payload.to);
    },
  });
  listener.startListening({
    actionCreator: loggedOut,
    effect: () => replaceRoute('/login'),
  });
  return listener;
}
