import { MAGIC_TOKEN, STORAGE_KEYS } from '../lib/constants';
import { readContent } from '../lib/storage';
import { sessionOpened, sessionSelected } from '../session/sessionActions';
import { selectLoginState } from '../session/selectors';
import { buildMenuEntry, buildUserInfo } from '../test/factories';
import { cut, envelope, silence, startFakeGateway, type FakeGateway } from '../test/fakeGateway';
import { createTestStore } from '../test/store';
import { callFailed } from './callFailed';
import { openSession, signOut } from './openSession';
import { userApi } from './userApi';
import { wechatApi } from './wechatApi';

const user = (path: string) => `/gateway/bd/base/user/${path}`;
const granted = (sToken: string) => envelope(0, '', { sToken, expiresIn: 1800, loginType: 'password' });
const { login, visitorLogin, changeLogin, listUsers, editUser, register } = userApi.endpoints;
/** Replies that say what was granted; what the real gateway checks is tested there. */
const args = { body: {} } as never;
let gateway: FakeGateway;

beforeEach(async () => {
  gateway = await startFakeGateway();
});
afterEach(() => gateway.stop());

function signedIn() {
  const { store, actions } = createTestStore();
  store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
  return { store, toasts: () => actions.filter(callFailed.match).map((action) => action.payload.msg) };
}

describe("specification, section 4: 'After user info is fetched successfully'", () => {
  it('login, then loginInfo with the new token: stored, merged, menus replaced', async () => {
    const { store } = createTestStore();
    const userInfo = buildUserInfo({ sToken: 'new', menus: [buildMenuEntry({ name: 'records' })] });
    gateway.on(user('login'), granted('new'));
    gateway.on(user('loginInfo'), envelope(0, '', { ...userInfo, aNewField: 1 }));
    await store.dispatch(login.initiate(args)).unwrap();
    expect(await store.dispatch(openSession())).toMatchObject({ userId: userInfo.userId });
    expect(gateway.calls.at(-1)).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer new' } });
    const whole = { ...userInfo, aNewField: 1 };
    expect(selectLoginState(store.getState())).toEqual({
      ...whole,
      token: 'new',
      userInfo: whole,
      sideBarMenus: userInfo.menus,
    });
    expect(readContent(MAGIC_TOKEN)).toBe('new');
    expect(readContent(STORAGE_KEYS.userInfo)).toEqual(whole);
  });

  it('a failed login grants nothing', async () => {
    const { store } = createTestStore();
    gateway.on(user('login'), envelope(1001, 'Incorrect account or password'));
    await expect(store.dispatch(login.initiate(args)).unwrap()).rejects.toMatchObject({ code: 1001 });
    expect(window.localStorage.getItem(MAGIC_TOKEN)).toBeNull();
  });

  it("'read with at least sToken': nothing more is needed; without it the session stays and is tried again", async () => {
    const { store, toasts } = signedIn();
    gateway.on(user('loginInfo'), envelope(0, '', { sToken: 'alone' }));
    await store.dispatch(openSession());
    expect(store.getState()).toMatchObject({
      auth: { token: 'alone', userInfo: { sToken: 'alone' } },
      menu: { sideBarMenus: [] },
    });
    for (const data of [null, {}, { sToken: '' }, { sToken: 7 }]) {
      gateway.on(user('loginInfo'), envelope(0, '', data));
      await expect(store.dispatch(openSession())).rejects.toMatchObject({ kind: 'malformed' });
      expect(store.getState().auth.token).toBe('alone');
    }
    expect(toasts()).toEqual(Array(4).fill('unknown system error, please report to the administrator'));
  });

  it.each([
    ['user/login', login],
    ['user/register', register],
    ['user/visitorLogin', visitorLogin],
    ['user/changeLogin', changeLogin],
  ] as const)('%s: a success without a token grants nothing and says so', async (path, call) => {
    const { store, actions } = createTestStore();
    gateway.on(`/gateway/bd/base/${path}`, envelope(0));
    const sent = store.dispatch((call as typeof login).initiate(args)).unwrap();
    await expect(sent).rejects.toMatchObject({ kind: 'malformed' });
    expect(actions.filter(callFailed.match)).toHaveLength(1);
    expect(store.getState().auth.token).toBe('');
  });

  it('a network fault in loginInfo keeps the session', async () => {
    const { store } = createTestStore();
    gateway.on(user('register'), granted('new'));
    gateway.on(user('loginInfo'), cut);
    await store.dispatch(register.initiate(args)).unwrap();
    await expect(store.dispatch(openSession())).rejects.toMatchObject({ kind: 'network' });
    expect(readContent(MAGIC_TOKEN)).toBe('new');
  });

  it('a session that changes while loginInfo is under way rejects it as aborted, in the one shape of errors', async () => {
    const { store, toasts } = signedIn();
    gateway.on(user('loginInfo'), silence);
    const opening = store.dispatch(openSession());
    setTimeout(() => store.dispatch(sessionSelected('visitor')), 30);
    await expect(opening).rejects.toEqual({ kind: 'aborted', msg: '' });
    expect(toasts()).toEqual([]);
  });

  it('visitorLogin opens a visitor session in session storage', async () => {
    const { store } = signedIn();
    gateway.on(user('visitorLogin'), granted('visitor-token'));
    await store.dispatch(visitorLogin.initiate(args)).unwrap();
    expect(readContent(MAGIC_TOKEN, 'visitor')).toBe('visitor-token');
    expect(readContent(MAGIC_TOKEN)).toBe(buildUserInfo().sToken);
    expect(store.getState().session.kind).toBe('visitor');
  });

  it('changeLogin: new token, every cached reply dropped, menus replaced', async () => {
    const { store } = signedIn();
    gateway.on(user('list'), envelope(0, '', { total: 1, rows: [{ userId: 'of the old account' }] }));
    await store.dispatch(listUsers.initiate(args));
    const other = buildUserInfo({ sToken: 'switched', mainId: 'other', menus: [] });
    gateway.on(user('changeLogin'), granted('switched'));
    gateway.on(user('loginInfo'), envelope(0, '', other));
    await store.dispatch(changeLogin.initiate(args)).unwrap();
    await store.dispatch(openSession());
    expect(JSON.stringify(store.getState().gatewayApi)).not.toContain('of the old account');
    expect(store.getState().auth.userInfo.mainId).toBe('other');
    expect(store.getState().menu.sideBarMenus).toEqual([]);
    expect(readContent(MAGIC_TOKEN)).toBe('switched');
  });
});

describe("specification, section 7: logout sends 'loginType and username from login state'", () => {
  it("section 4: 'stored token and profile are cleared and state is replaced by the response data'", async () => {
    const { store } = signedIn();
    const data = { token: '', userInfo: {}, sideBarMenus: [] };
    gateway.on(user('logout'), envelope(0, '', data));
    await store.dispatch(signOut());
    const sent = gateway.calls.at(-1)!;
    expect(JSON.parse(sent.body.toString())).toEqual({ loginType: 'password', username: 'owner01' });
    expect(sent.headers.authorization).toBe('Bearer token-of-owner');
    expect(selectLoginState(store.getState())).toEqual(data);
    expect(window.localStorage.getItem(MAGIC_TOKEN)).toBeNull();
    expect(window.localStorage.getItem(STORAGE_KEYS.userInfo)).toBeNull();
  });

  it.each([
    ["null data = client's initial state", envelope(0)],
    ['what the data leave out is nobody’s', envelope(0, '', {})],
    ['data that are no object', envelope(0, '', true)],
    ['-5 on logout counts as done', envelope(-5)],
  ])('%s', async (_name, reply) => {
    const { store, toasts } = signedIn();
    gateway.on(user('logout'), reply);
    await store.dispatch(signOut());
    expect(selectLoginState(store.getState())).toEqual({ token: '', userInfo: {}, sideBarMenus: [] });
    expect(window.localStorage.getItem(MAGIC_TOKEN)).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('a failed logout keeps the session and says so', async () => {
    const { store, toasts } = signedIn();
    gateway.on(user('logout'), cut);
    await expect(store.dispatch(signOut())).rejects.toMatchObject({ kind: 'network' });
    expect(store.getState().auth.token).toBe('token-of-owner');
    expect(readContent(MAGIC_TOKEN)).toBe('token-of-owner');
    expect(toasts()).toEqual(['backend interface connection abnormal']);
  });
});

describe('the edges of single calls', () => {
  it("bindMobile: 'errors hidden' (specification, section 7), the error is there to show inline", async () => {
    const { store, toasts } = signedIn();
    gateway.on(
      user('wechatLogin/bindMobile'),
      envelope(1004, 'Verification code is incorrect or has expired'),
    );
    const call = store.dispatch(wechatApi.endpoints.bindMobile.initiate(args));
    await expect(call.unwrap()).rejects.toMatchObject({
      msg: 'Verification code is incorrect or has expired',
    });
    expect(toasts()).toEqual([]);
  });

  it('a confirmed QR code grants its login once', async () => {
    const { store } = createTestStore();
    const reply = { status: 'confirmed', login: { sToken: 'scanned', expiresIn: 1, loginType: 'wechat' } };
    gateway.on(user('wechatLogin/queryResult'), envelope(0, '', reply));
    await store.dispatch(wechatApi.endpoints.queryQrResult.initiate(args));
    expect(readContent(MAGIC_TOKEN)).toBe('scanned');
  });

  it('an edit refetches the list; a failed one invalidates nothing', async () => {
    const { store } = signedIn();
    const lists = () => gateway.calls.filter((call) => call.path === user('list')).length;
    gateway.on(user('list'), envelope(0, '', { total: 1, rows: [{ userId: 'u1' }] }));
    const list = store.dispatch(listUsers.initiate(args));
    await list;
    gateway.on(user('edit'), envelope(403, 'no permission for this operation'));
    await store.dispatch(editUser.initiate(args));
    await Promise.all(store.dispatch(userApi.util.getRunningQueriesThunk()));
    expect(lists()).toBe(1);
    gateway.on(user('edit'), envelope(0, '', { userId: 'u1' }));
    await store.dispatch(editUser.initiate(args));
    await Promise.all(store.dispatch(userApi.util.getRunningQueriesThunk()));
    expect(lists()).toBe(2);
    list.unsubscribe();
  });
});
