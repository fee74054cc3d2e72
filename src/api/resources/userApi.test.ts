import { MAGIC_TOKEN, STORAGE_KEYS } from '../../lib/constants';
import { readContent } from '../../lib/storage';
import { sessionOpened, sessionSelected } from '../../session/sessionActions';
import { selectLoginState } from '../../session/selectors';
import { buildGrant, buildMenuEntry, buildUserInfo, buildUserRow } from '../../test/factories';
import { cut, refuse, silence, rawEnvelope, type DataOf } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { callFailed } from '../transport/callFailed';
import { openSession, signOut } from './openSession';
import { userApi } from './userApi';
import { wechatApi } from './wechatApi';

const granted = (sToken: string) => buildGrant({ sToken });
const { login, visitorLogin, changeLogin, listUsers, editUser, register } = userApi.endpoints;
const mobile = '13800000001';
const verifyCode = '123456';
const password = 'a'.repeat(32);
const byPassword = { body: { loginType: 'password', mobile, password, clientType: 'ENT_WEB' } } as const;
const registration = { body: { mobile, password, verifyCode, agreed: true } } as const;
const asVisitor = { body: { mobile, verifyCode } };
const toOther = { body: { mainId: '0190a1b2-0000-7000-8000-00000000bbbb' } };
const everybody = { body: {} };
const gateway = fakeGateway();

function signedIn() {
  const { store, actions } = createTestStore();
  store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
  return { store, toasts: () => actions.filter(callFailed.match).map((action) => action.payload.msg) };
}

describe("specification, section 4: 'After user info is fetched successfully'", () => {
  it('login, then loginInfo with the new token: stored, merged, menus replaced', async () => {
    const { store } = createTestStore();
    const userInfo = buildUserInfo({ sToken: 'new', menus: [buildMenuEntry({ name: 'records' })] });
    // A field that a newer gateway sends.
    const whole = { ...userInfo, aNewField: 1 };
    gateway.answer({ login: granted('new'), loginInfo: rawEnvelope(0, '', whole) });
    await store.dispatch(login.initiate(byPassword)).unwrap();
    expect(await store.dispatch(openSession())).toMatchObject({ userId: userInfo.userId });
    expect(gateway.calls.at(-1)).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer new' } });
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
    gateway.answer({ login: refuse('WRONG_PASSWORD') });
    await expect(store.dispatch(login.initiate(byPassword)).unwrap()).rejects.toMatchObject({ code: 1001 });
    expect(window.localStorage.getItem(MAGIC_TOKEN)).toBeNull();
  });

  it("'read with at least sToken': nothing more is needed; without it the session stays and is tried again", async () => {
    const { store, toasts } = signedIn();
    gateway.answer({ loginInfo: rawEnvelope(0, '', { sToken: 'alone' }) });
    await store.dispatch(openSession());
    expect(store.getState()).toMatchObject({
      auth: { token: 'alone', userInfo: { sToken: 'alone' } },
      menu: { sideBarMenus: [] },
    });
    for (const data of [null, {}, { sToken: '' }, { sToken: 7 }]) {
      gateway.answer({ loginInfo: rawEnvelope(0, '', data) });
      await expect(store.dispatch(openSession())).rejects.toMatchObject({ kind: 'malformed' });
      expect(store.getState().auth.token).toBe('alone');
    }
    expect(toasts()).toEqual(Array(4).fill('unknown system error, please report to the administrator'));
  });

  it.each([
    ['login', login.initiate(byPassword)],
    ['register', register.initiate(registration)],
    ['visitorLogin', visitorLogin.initiate(asVisitor)],
    ['changeLogin', changeLogin.initiate(toOther)],
  ] as const)('%s: a success without a token grants nothing and says so', async (operationId, call) => {
    const { store, actions } = createTestStore();
    gateway.answer({ [operationId]: rawEnvelope(0) });
    const sent = store.dispatch(call as ReturnType<typeof login.initiate>).unwrap();
    await expect(sent).rejects.toMatchObject({ kind: 'malformed' });
    expect(actions.filter(callFailed.match)).toHaveLength(1);
    expect(store.getState().auth.token).toBe('');
  });

  it('a network fault in loginInfo keeps the session', async () => {
    const { store } = createTestStore();
    gateway.answer({ register: granted('new'), loginInfo: cut });
    await store.dispatch(register.initiate(registration)).unwrap();
    await expect(store.dispatch(openSession())).rejects.toMatchObject({ kind: 'network' });
    expect(readContent(MAGIC_TOKEN)).toBe('new');
  });

  it('a session that changes while loginInfo is under way rejects it as aborted, in the one shape of errors', async () => {
    const { store, toasts } = signedIn();
    gateway.answer({ loginInfo: silence });
    const opening = store.dispatch(openSession());
    setTimeout(() => store.dispatch(sessionSelected('visitor')), 30);
    await expect(opening).rejects.toEqual({ kind: 'aborted', msg: '' });
    expect(toasts()).toEqual([]);
  });

  it('visitorLogin opens a visitor session in session storage', async () => {
    const { store } = signedIn();
    gateway.answer({ visitorLogin: granted('visitor-token') });
    await store.dispatch(visitorLogin.initiate(asVisitor)).unwrap();
    expect(readContent(MAGIC_TOKEN, 'visitor')).toBe('visitor-token');
    expect(readContent(MAGIC_TOKEN)).toBe(buildUserInfo().sToken);
    expect(store.getState().session.kind).toBe('visitor');
  });

  it('changeLogin: new token, every cached reply dropped, menus replaced', async () => {
    const { store } = signedIn();
    gateway.answer({ listUsers: { total: 1, rows: [buildUserRow({ userId: 'of the old account' })] } });
    await store.dispatch(listUsers.initiate(everybody));
    const other = buildUserInfo({ sToken: 'switched', mainId: 'other', menus: [] });
    gateway.answer({ changeLogin: granted('switched'), loginInfo: other });
    await store.dispatch(changeLogin.initiate(toOther)).unwrap();
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
    const data: DataOf<'logout'> = { token: '', userInfo: {}, sideBarMenus: [] };
    gateway.answer({ logout: data });
    await store.dispatch(signOut());
    const [sent] = gateway.sent('logout');
    expect(sent?.body).toEqual({ loginType: 'password', username: 'owner01' });
    expect(sent?.headers.authorization).toBe('Bearer token-of-owner');
    expect(selectLoginState(store.getState())).toEqual(data);
    expect(window.localStorage.getItem(MAGIC_TOKEN)).toBeNull();
    expect(window.localStorage.getItem(STORAGE_KEYS.userInfo)).toBeNull();
  });

  it.each([
    ["null data = client's initial state", rawEnvelope(0)],
    ['what the data leave out is nobody’s', rawEnvelope(0, '', {})],
    ['data that are no object', rawEnvelope(0, '', true)],
    ['-5 on logout counts as done', refuse('SESSION_INVALID')],
  ])('%s', async (_name, reply) => {
    const { store, toasts } = signedIn();
    gateway.answer({ logout: reply });
    await store.dispatch(signOut());
    expect(selectLoginState(store.getState())).toEqual({ token: '', userInfo: {}, sideBarMenus: [] });
    expect(window.localStorage.getItem(MAGIC_TOKEN)).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('a failed logout keeps the session and says so', async () => {
    const { store, toasts } = signedIn();
    gateway.answer({ logout: cut });
    await expect(store.dispatch(signOut())).rejects.toMatchObject({ kind: 'network' });
    expect(store.getState().auth.token).toBe('token-of-owner');
    expect(readContent(MAGIC_TOKEN)).toBe('token-of-owner');
    expect(toasts()).toEqual(['backend interface connection abnormal']);
  });
});

describe('the edges of single calls', () => {
  it("bindMobile: 'errors hidden' (specification, section 7), the error is there to show inline", async () => {
    const { store, toasts } = signedIn();
    gateway.answer({ bindMobile: refuse('WRONG_CODE') });
    const call = store.dispatch(
      wechatApi.endpoints.bindMobile.initiate({
        body: { bindToken: 'bind-token-of-this-scan', mobile, verifyCode },
      }),
    );
    await expect(call.unwrap()).rejects.toMatchObject({
      msg: 'Verification code is incorrect or has expired',
    });
    expect(toasts()).toEqual([]);
  });

  it('a confirmed QR code grants its login once', async () => {
    const { store } = createTestStore();
    gateway.answer({ queryQrResult: { status: 'confirmed', login: granted('scanned') } });
    await store.dispatch(
      wechatApi.endpoints.queryQrResult.initiate({ body: { ticket: 'ticket-of-this-browser' } }),
    );
    expect(readContent(MAGIC_TOKEN)).toBe('scanned');
  });

  it('an edit refetches the list; a failed one invalidates nothing', async () => {
    const { store } = signedIn();
    const lists = () => gateway.sent('listUsers').length;
    gateway.answer({ listUsers: { total: 1, rows: [buildUserRow()] } });
    const list = store.dispatch(listUsers.initiate(everybody));
    await list;
    gateway.answer({ editUser: refuse('NO_PERMISSION') });
    await store.dispatch(editUser.initiate({ body: { nickName: 'Anna' } }));
    await Promise.all(store.dispatch(userApi.util.getRunningQueriesThunk()));
    expect(lists()).toBe(1);
    gateway.answer({ editUser: buildUserRow() });
    await store.dispatch(editUser.initiate({ body: { nickName: 'Anna' } }));
    await Promise.all(store.dispatch(userApi.util.getRunningQueriesThunk()));
    expect(lists()).toBe(2);
    list.unsubscribe();
  });
});
