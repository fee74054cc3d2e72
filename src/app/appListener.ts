import { CODE } from '@probity/contract/codeNames';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { callFailed, isSaidAtField } from '../api/transport/callFailed';
import { helpOf, helpWords } from '../api/transport/helpWords';
import { SESSION_CODES } from '../lib/constants';
import { loadQuietly } from '../lib/loadQuietly';
import { toast } from '../lib/toast';
import { selectUserInfo } from '../session/selectors';
import { loggedOut, sessionEnded, sessionOpened } from '../session/sessionActions';
import { entryOf, loginRoute, targetAfterLogin } from './routing/fromParameter';
import { loadedScreen } from './routing/loadScreen';
import { replaceRoute } from './routing/navigation';

/** The one place that toasts and navigates for the layers below. */
export function createAppListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: callFailed,
    effect: async ({ payload, meta }, { dispatch, getState }) => {
      if (!meta.isAlwaysToasted && (await isSaidAtField(payload))) return;
      if (payload.msg) toast.error(payload.msg);
      // Somebody closed the account while this page was open: its screens say so from now on.
      if (payload.code === CODE.ACCOUNT_CLOSING) {
        const part = await loadQuietly(() => import('../api/resources/readsOneselfAnew'));
        if (part) await dispatch(part.readOneselfAnew());
      }
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
        // The address is the specification's to the letter: what the page says beside it goes with the visit.
        payload.code === SESSION_CODES.noAccess && payload.kind === 'login' ? { isBarred: true } : undefined,
      );
    },
  });
  listener.startListening({
    actionCreator: sessionOpened,
    effect: ({ payload }, { dispatch }) => {
      const [at, query = ''] = window.location.hash.slice(1).split(/\?(.*)/s);
      if (payload.kind !== 'login' || at !== '/login') return;
      // Signed in: drawing the frame takes a slow machine longer than the reply to what the screen will ask.
      const permissions = payload.userInfo.permissions ?? [];
      const [path, search] = targetAfterLogin(query, permissions).split(/\?(.*)/s) as [string, string?];
      const entry = entryOf(path);
      if (!entry || (entry.right && !permissions.includes(entry.right))) return;
      void loadedScreen(entry)?.readAhead?.(dispatch, new URLSearchParams(search));
    },
  });
  listener.startListening({
    actionCreator: loggedOut,
    effect: () => replaceRoute('/login'),
  });
  return listener;
}
