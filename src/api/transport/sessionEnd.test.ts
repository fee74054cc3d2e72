import { changeLanguage } from '../../i18n/i18n';
import { MAGIC_TOKEN, STORAGE_KEYS } from '../../lib/constants';
import { readContent, writeItem } from '../../lib/storage';
import { routeEntered, sessionEnded, sessionOpened, sessionSelected } from '../../session/sessionActions';
import { selectLoginState } from '../../session/selectors';
import { storeSession, storeToken } from '../../session/storedSession';
import { buildUserInfo } from '../../test/factories';
import { rawReply, refuse, after, rawEnvelope } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { testApi } from '../../test/testApi';
import { callFailed } from './callFailed';

const { plain, hidden, leave, send } = testApi.endpoints;
const url = '/gateway/bd/order/x';
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const gateway = fakeGateway();

function signedIn() {
  const { store, actions } = createTestStore();
  store.dispatch(sessionOpened({ kind: 'login', userInfo: buildUserInfo() }));
  writeItem(STORAGE_KEYS.sessionToken, 'left over');
  const ends = () => actions.filter(sessionEnded.match).map((action) => action.payload);
  return { store, actions, ends };
}

const emptied = { token: '', userInfo: {}, sideBarMenus: [] };

describe('specification, section 4: session codes in a response', () => {
  it("-5: 'session cleared, go to /login, error invalid session or expired, please log in again'", async () => {
    const { store, actions, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_INVALID'));
    const { error } = await store.dispatch(plain.initiate({ url }));
    const msg = 'invalid session or expired, please log in again';
    expect(ends()).toEqual([{ kind: 'login', code: -5, to: '/login', msg, severity: 'error' }]);
    expect(error).toMatchObject({ kind: 'session', code: -5, msg });
    expect(actions.some(callFailed.match)).toBe(false);
    expect(window.localStorage).toHaveLength(0);
    expect(selectLoginState(store.getState())).toEqual(emptied);
  });

  it('-5 of a role that changed says that beside the same words', async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_INVALID', { endedFor: 'role' }));
    await store.dispatch(plain.initiate({ url }));
    const msg = 'invalid session or expired, please log in again';
    expect(ends()).toEqual([
      { kind: 'login', code: -5, to: '/login', msg, severity: 'error', isRoleChanged: true },
    ]);
  });

  it("-6: 'session cleared, go to /login, message current user has no access permission'", async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_BARRED'));
    await store.dispatch(plain.initiate({ url }));
    const msg = 'current user has no access permission';
    expect(ends()).toEqual([{ kind: 'login', code: -6, to: '/login', msg, severity: 'warning' }]);
    expect(window.localStorage).toHaveLength(0);
    expect(selectLoginState(store.getState())).toEqual(emptied);
  });

  it("-12: 'session cleared, go to /checkPhone with parameter s taken from the current URL', without a toast", async () => {
    window.location.hash = '#/candidate?s=abc';
    storeSession('visitor', buildUserInfo({ sToken: 'visitor', userType: 'visitor' }));
    storeSession('login', buildUserInfo());
    const { store, actions } = createTestStore();
    gateway.answerPath(url, refuse('SESSION_NEEDS_PHONE'));
    await store.dispatch(plain.initiate({ url }));
    const ends = actions.filter(sessionEnded.match).map((action) => action.payload);
    expect(ends).toEqual([
      { kind: 'visitor', code: -12, to: '/checkPhone?s=abc', msg: '', severity: undefined },
    ]);
    expect(window.sessionStorage).toHaveLength(0);
    // "Clearing resets the three keys of the session that the failing request used."
    expect(readContent(MAGIC_TOKEN)).toBe(buildUserInfo().sToken);
  });

  it('the message follows the language of the page', async () => {
    await changeLanguage('zh-CN');
    const { store, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_INVALID'));
    await store.dispatch(plain.initiate({ url }));
    expect(ends()[0]?.msg).toBe('无效的会话，或者会话已过期，请重新登录');
    await changeLanguage('en');
  });

  it('hideErrors hides no session end', async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_INVALID'));
    await store.dispatch(hidden.initiate({ url }));
    expect(ends()).toHaveLength(1);
  });

  it('a session code counts whatever the HTTP status is', async () => {
    const { store, ends, actions } = signedIn();
    gateway.answerPath(url, rawReply({ code: -5, msg: '' }, 401));
    await store.dispatch(plain.initiate({ url }));
    expect(ends()).toHaveLength(1);
    expect(actions.some(callFailed.match)).toBe(false);
  });
});

describe('one toast and one navigation however many calls fail at once', () => {
  it.each(['SESSION_INVALID', 'SESSION_BARRED', 'SESSION_NEEDS_PHONE'] as const)(
    '%s from ten calls',
    async (code) => {
      const { store, actions, ends } = signedIn();
      const waiting: (() => void)[] = [];
      gateway.answerPath(
        url,
        () =>
          new Promise((resolve) => {
            waiting.push(() => resolve(refuse(code)));
            // All answers leave in one turn, when the last call has come in.
            if (waiting.length === 10) waiting.forEach((answer) => answer());
          }),
      );
      await Promise.all(
        [...Array(10).keys()].map((n) => store.dispatch(plain.initiate({ url, params: { n } }))),
      );
      await turn();
      expect(gateway.calls.length).toBe(10);
      expect(ends()).toHaveLength(1);
      expect(actions.some(callFailed.match)).toBe(false);
    },
  );

  it('calls that the dying screen still makes are silent, until the address changes', async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_NEEDS_PHONE'));
    await store.dispatch(plain.initiate({ url }));
    await turn();
    await store.dispatch(plain.initiate({ url, params: { again: 1 } }));
    expect(ends()).toHaveLength(1);
    store.dispatch(routeEntered());
    await store.dispatch(plain.initiate({ url, params: { again: 2 } }));
    expect(ends()).toHaveLength(2);
  });

  it('a late answer to an older session does not end the new one', async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, after(50, refuse('SESSION_BARRED')));
    const late = store.dispatch(send.initiate({ url }));
    setTimeout(() => store.dispatch(sessionSelected('login')), 10);
    await late;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(ends()).toEqual([]);
    expect(readContent(MAGIC_TOKEN)).toBe(buildUserInfo().sToken);
  });
});

describe('the edges of -5', () => {
  it('when another tab has switched meanwhile, the call is sent again with the new token', async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, ({ headers }) => {
      const isOld = headers.authorization === `Bearer ${buildUserInfo().sToken}`;
      // The other tab writes while the call is under way.
      if (isOld) storeToken('login', 'switched');
      return isOld ? refuse('SESSION_INVALID') : rawEnvelope(0, '', 'done');
    });
    const { data } = await store.dispatch(plain.initiate({ url }));
    expect(data).toBe('done');
    expect(gateway.calls).toHaveLength(2);
    expect(ends()).toEqual([]);
  });

  it('-5 on logout counts as done', async () => {
    const { store, ends } = signedIn();
    gateway.answerPath(url, refuse('SESSION_INVALID'));
    const { data, error } = await store.dispatch(leave.initiate({ url }));
    expect(data).toBeNull();
    expect(error).toBeUndefined();
    expect(ends()).toEqual([]);
  });
});
