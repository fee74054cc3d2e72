import { CODE } from '@probity/contract/codeNames';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { callFailed } from '../api/transport/callFailed';
import { helpOf, helpWords } from '../api/transport/helpWords';
import { SESSION_CODES } from '../lib/constants';
import { toast } from '../lib/toast';
import { selectUserInfo } from '../session/selectors';
import { loggedOut, sessionEnded } from '../session/sessionActions';
import { loginRoute } from './routing/fromParameter';
import { replaceRoute } from './routing/navigation';

/** The one place that toasts and navigates for the layers below. */
export function createAppListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: callFailed,
    effect: ({ payload }, { getState }) => {
      if (payload.msg) toast.error(payload.msg);
      // The words of a 403 are the specification's; the person who can help is named beside them.
      const help = payload.code === CODE.NO_PERMISSION ? helpOf(payload.data) : undefined;
      if (help) toast.info(helpWords(help, selectUserInfo(getState() as never).mainName));
    },
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }) => {
      if (payload.msg) toast[payload.severity ?? 'error'](payload.msg);
      // After an expired session, signing in again returns to the same screen.
      replaceRoute(
        payload.code === SESSION_CODES.invalid
          ? loginRoute(window.location.hash, payload.isRoleChanged)
          : payload.to,
      );
    },
  });
  listener.startListening({
    actionCreator: loggedOut,
    effect: () => replaceRoute('/login'),
  });
  return listener;
}
