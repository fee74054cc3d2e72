import { MAGIC_TOKEN, STORAGE_KEYS } from '../lib/constants';
import { buildUserInfo } from '../test/factories';
import { createTestStore } from '../test/store';
import { followOtherTabs } from './otherTabs';
import { sessionChangedElsewhere, sessionOpened, sessionSelected } from './sessionActions';

/** The storage event that the browser fires in this tab when another one writes. */
function otherTabWrites(key: string | null, token?: string): void {
  const newValue = token === undefined ? null : JSON.stringify({ type: '', content: token, timestamp: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function start() {
  const { store, actions } = createTestStore();
  const stop = followOtherTabs(store);
  const changes = () => actions.filter(sessionChangedElsewhere.match).map((action) => action.payload);
  return { store, stop, changes };
}

describe('other tabs are told of sign-in, switching and logout', () => {
  it('logout elsewhere ends the session here', () => {
    const { store, stop, changes } = start();
    store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
    otherTabWrites(MAGIC_TOKEN);
    expect(changes()).toEqual([{ change: 'ended', token: '' }]);
    expect(store.getState().auth).toEqual({ token: '', userInfo: {} });
    stop();
  });

  it('localStorage.clear() elsewhere is a logout', () => {
    const { store, stop, changes } = start();
    store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
    otherTabWrites(null);
    expect(changes()).toEqual([{ change: 'ended', token: '' }]);
    stop();
  });

  it('switching elsewhere keeps what this tab draws', () => {
    const { store, stop, changes } = start();
    const userInfo = buildUserInfo();
    store.dispatch(sessionOpened({ kind: 'login', userInfo }));
    otherTabWrites(MAGIC_TOKEN, 'other-account');
    expect(changes()).toEqual([{ change: 'replaced', token: 'other-account' }]);
    expect(store.getState().auth).toMatchObject({
      token: 'other-account',
      userInfo: { mainId: userInfo.mainId },
    });
    stop();
  });

  it('signing in elsewhere is told to a tab without a session', () => {
    const { stop, changes } = start();
    otherTabWrites(MAGIC_TOKEN, 'fresh');
    otherTabWrites(MAGIC_TOKEN, 'fresh');
    expect(changes()).toEqual([{ change: 'opened', token: 'fresh' }]);
    stop();
  });

  it('other keys, a visitor tab and a stopped listener are not concerned', () => {
    const { store, stop, changes } = start();
    otherTabWrites(STORAGE_KEYS.userInfo, 'x');
    store.dispatch(sessionSelected('visitor'));
    otherTabWrites(MAGIC_TOKEN, 'fresh');
    store.dispatch(sessionSelected('login'));
    stop();
    otherTabWrites(MAGIC_TOKEN, 'fresh');
    expect(changes()).toEqual([]);
  });
});
