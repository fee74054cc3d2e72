import { MAGIC_TOKEN } from '../lib/constants';
import { parseItem } from '../lib/storage';
import { sessionChangedElsewhere } from './sessionActions';
import type { SessionRootState } from './sessionReducers';

interface SessionStore {
  getState: () => SessionRootState;
  dispatch: (action: ReturnType<typeof sessionChangedElsewhere>) => unknown;
}

/**
 * Notifies the store when another tab signs in, switches the account or signs out. The login session is in local storage, so
 * the browser's own storage event is the message; it never fires in the tab that wrote. A tab with a visitor session is not
 * affected.
 * @returns a function that stops listening
 */
export function followOtherTabs(store: SessionStore): () => void {
  const onStorage = (event: StorageEvent) => {
    // key null: localStorage.clear() removed the token as well.
    if (event.key !== null && event.key !== MAGIC_TOKEN) return;
    const state = store.getState();
    if (state.session.kind !== 'login') return;
    const token = tokenOf(event.key === null ? null : event.newValue);
    if (token === state.auth.token) return;
    const change = token === '' ? 'ended' : state.auth.token === '' ? 'opened' : 'replaced';
    store.dispatch(sessionChangedElsewhere({ change, token }));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function tokenOf(text: string | null): string {
  const content = text === null ? undefined : parseItem<unknown>(text)?.content;
  return typeof content === 'string' ? content : '';
}
