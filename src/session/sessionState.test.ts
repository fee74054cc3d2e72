import { STORAGE_KEYS } from '../lib/constants';
import { readItem, writeItem } from '../lib/storage';
import { buildMenuEntry, buildUserInfo } from '../test/factories';
import { createTestStore } from '../test/store';
import {
  loggedOut,
  menusLoaded,
  sessionEnded,
  sessionOpened,
  sessionSelected,
  tokenGranted,
} from './sessionActions';
import { selectIsSignedIn, selectLoginState, selectMainId } from './selectors';
import { storeSession } from './storedSession';

const stored = (type?: string) => ({
  magicToken: readItem(STORAGE_KEYS.magicToken, type)?.content,
  userInfo: readItem(STORAGE_KEYS.userInfo, type)?.content,
  sessionToken: readItem(STORAGE_KEYS.sessionToken, type)?.content,
});

const nothing = { magicToken: undefined, userInfo: undefined, sessionToken: undefined };

describe('specification, section 3: the login state', () => {
  it("'empty if absent', 'stored profile or empty', 'list of menu entries, initially empty'", () => {
    const { store } = createTestStore();
    expect(selectLoginState(store.getState())).toEqual({ token: '', userInfo: {}, sideBarMenus: [] });
  });

  it("'session token read from browser storage under a key named for the magic token'", () => {
    const userInfo = buildUserInfo({ sToken: 'kept' });
    storeSession('login', userInfo);
    const { store } = createTestStore();
    expect(store.getState().auth).toMatchObject({ token: 'kept', userInfo });
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectMainId(store.getState())).toBe(userInfo.mainId);
  });
});

it.each(['an\nother', '令牌', 'with space', '', 7, null])(
  '%j is no token: nobody is signed in',
  (content) => {
    writeItem(STORAGE_KEYS.magicToken, content);
    const { store } = createTestStore();
    expect(store.getState().auth.token).toBe('');
  },
);

describe('specification, section 4: transitions', () => {
  it("'session token and whole profile are saved to browser storage and merged into login state'", () => {
    const { store } = createTestStore();
    const userInfo = buildUserInfo();
    const before = store.getState().auth;
    store.dispatch(sessionOpened({ kind: 'login', userInfo }));
    expect(store.getState().auth).toEqual({ ...before, ...userInfo, token: userInfo.sToken, userInfo });
    expect(stored()).toEqual({ ...nothing, magicToken: userInfo.sToken, userInfo });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it("'Once page menus are loaded they replace sideBarMenus'", () => {
    const { store } = createTestStore();
    store.dispatch(menusLoaded([buildMenuEntry({ name: 'old' })]));
    const menus = [buildMenuEntry({ name: 'new' })];
    store.dispatch(menusLoaded(menus));
    expect(selectLoginState(store.getState()).sideBarMenus).toEqual(menus);
  });

  it("'stored token and profile are cleared and state is replaced by the response data'", () => {
    const { store } = createTestStore();
    store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
    store.dispatch(menusLoaded([buildMenuEntry()]));
    const data = { token: '', userInfo: {}, sideBarMenus: [] };
    store.dispatch(loggedOut({ kind: 'login', data }));
    expect(selectLoginState(store.getState())).toEqual(data);
    expect(stored()).toEqual(nothing);
    expect(window.localStorage).toHaveLength(0);
  });

  it("'Clearing resets magic token, user info and session token'", () => {
    const { store } = createTestStore();
    store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
    writeItem(STORAGE_KEYS.sessionToken, 'left by another version');
    writeItem('somebody-elses', 1);
    store.dispatch(sessionEnded({ kind: 'login', code: -5, to: '/login', msg: '' }));
    expect(stored()).toEqual(nothing);
    expect(selectLoginState(store.getState())).toEqual({ token: '', userInfo: {}, sideBarMenus: [] });
    expect(readItem('somebody-elses')?.content).toBe(1);
  });

  it('a granted token is stored without the former profile', () => {
    const { store } = createTestStore();
    store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
    store.dispatch(tokenGranted({ kind: 'login', token: 'next' }));
    expect(stored()).toEqual({ ...nothing, magicToken: 'next' });
    expect(store.getState().auth).toEqual({ token: 'next', userInfo: {} });
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

describe('two sessions: login in local storage, visitor in session storage', () => {
  it('a visitor session has type visitor and leaves the login session alone', () => {
    const { store } = createTestStore();
    const owner = buildUserInfo();
    const visitor = buildUserInfo({ sToken: 'token-of-visitor', userType: 'visitor', mainId: null });
    store.dispatch(sessionOpened({ kind: 'login', userInfo: owner }));
    store.dispatch(sessionSelected('visitor'));
    expect(selectLoginState(store.getState())).toEqual({ token: '', userInfo: {}, sideBarMenus: [] });
    store.dispatch(sessionOpened({ kind: 'visitor', userInfo: visitor }));
    expect(readItem(STORAGE_KEYS.magicToken, 'visitor')).toMatchObject({
      type: 'visitor',
      content: 'token-of-visitor',
    });
    expect(stored().magicToken).toBe(owner.sToken);
    store.dispatch(sessionEnded({ kind: 'visitor', code: -12, to: '/checkPhone', msg: '' }));
    expect(stored('visitor')).toEqual(nothing);
    expect(stored().userInfo).toEqual(owner);
    store.dispatch(sessionSelected('login'));
    expect(store.getState().auth.token).toBe(owner.sToken);
  });
});
