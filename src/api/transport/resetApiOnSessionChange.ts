import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import {
  loggedOut,
  sessionChangedElsewhere,
  sessionEnded,
  sessionSelected,
  tokenGranted,
} from '../../session/sessionActions';
import { gatewayApi } from './gatewayApi';

/**
 * Another session may not see what the last one fetched: requests in flight are aborted and every cached reply is
 * dropped on login, account switch, logout, session codes, crossing between login and visitor session, and when
 * another tab signs out. A token that another tab replaced keeps this tab's screen (and its unsaved input).
 */
export function createApiResetListener() {
  const listener = createListenerMiddleware();
  const reset = (dispatch: (action: never) => unknown) => {
    const send = dispatch as (action: unknown) => unknown;
    const running = [
      ...(send(gatewayApi.util.getRunningQueriesThunk()) as { abort: () => void }[]),
      ...(send(gatewayApi.util.getRunningMutationsThunk()) as { abort: () => void }[]),
    ];
    running.forEach((call) => call.abort());
    send(gatewayApi.util.resetApiState());
  };
  listener.startListening({
    // At once: the next call, loginInfo, is made right after the token was granted and must not be aborted.
    matcher: isAnyOf(tokenGranted, sessionSelected),
    effect: (_action, { dispatch }) => reset(dispatch),
  });
  listener.startListening({
    // A turn later: the call that ended the session shall still hand its error to whoever made it.
    predicate: (action) =>
      sessionEnded.match(action) ||
      loggedOut.match(action) ||
      (sessionChangedElsewhere.match(action) && action.payload.change === 'ended'),
    effect: async (_action, { dispatch, delay }) => {
      await delay(0);
      reset(dispatch);
    },
  });
  return listener;
}
