import { createListenerMiddleware } from '@reduxjs/toolkit';
import { loggedOut, sessionEnded, sessionOpened, tokenGranted } from './sessionActions';
import { clearSession, storeSession, storeToken } from './storedSession';

/**
 * Keeps browser storage in step with the session actions. Made per store, so that tests do not share listeners.
 * The effects run inside the dispatch: a call started right after it finds the new token.
 */
export function createSessionListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: tokenGranted,
    effect: ({ payload }) => storeToken(payload.kind, payload.token),
  });
  listener.startListening({
    actionCreator: sessionOpened,
    effect: ({ payload }) => storeSession(payload.kind, payload.userInfo),
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }) => clearSession(payload.kind),
  });
  // "After logout succeeds: stored token and profile are cleared" (specification, section 4).
  listener.startListening({
    actionCreator: loggedOut,
    effect: ({ payload }) => clearSession(payload.kind),
  });
  return listener;
}
