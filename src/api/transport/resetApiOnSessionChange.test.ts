import {
  loggedOut,
  sessionChangedElsewhere,
  sessionEnded,
  sessionSelected,
  tokenGranted,
} from '../../session/sessionActions';
import { silence, rawEnvelope } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { testApi } from '../../test/testApi';
import { callFailed } from './callFailed';

const { plain, send } = testApi.endpoints;
const cached = '/gateway/bd/order/cached';
const hanging = '/gateway/bd/order/hanging';
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
const gateway = fakeGateway();

beforeEach(() => {
  gateway.answerPath(cached, rawEnvelope(0, '', 'secret of the last account'));
  gateway.answerPath(hanging, silence);
});

const changes = [
  ['login or account switch', tokenGranted({ kind: 'login', token: 'next' })],
  ['logout', loggedOut({ kind: 'login', data: { token: '', userInfo: {}, sideBarMenus: [] } })],
  ['a session code', sessionEnded({ kind: 'login', code: -5, to: '/login', msg: '' })],
  ['crossing to the visitor session', sessionSelected('visitor')],
  ['logout in another tab', sessionChangedElsewhere({ change: 'ended', token: '' })],
] as const;

describe('switching main account, logout, -5, -6, -12: the cache is reset, calls in flight are aborted', () => {
  it.each(changes)('%s', async (_name, action) => {
    const { store, actions } = createTestStore();
    await store.dispatch(plain.initiate({ url: cached }, { subscribe: true }));
    const running = [
      store.dispatch(plain.initiate({ url: hanging })),
      store.dispatch(send.initiate({ url: hanging })),
    ];
    await turn();
    store.dispatch(action);
    const [query, mutation] = await Promise.all(running);
    await turn();
    expect(query?.data).toBeUndefined();
    expect(mutation).toMatchObject({ error: { name: 'AbortError' } });
    expect(JSON.stringify(store.getState().gatewayApi)).not.toContain('secret');
    expect(actions.some(callFailed.match)).toBe(false);
  });

  it('a token that another tab replaced keeps the screen of this one', async () => {
    const { store } = createTestStore();
    await store.dispatch(plain.initiate({ url: cached }));
    store.dispatch(sessionChangedElsewhere({ change: 'replaced', token: 'other' }));
    await turn();
    expect(JSON.stringify(store.getState().gatewayApi)).toContain('secret');
  });

  it('the call made right after a token was granted is not aborted', async () => {
    const { store } = createTestStore();
    store.dispatch(tokenGranted({ kind: 'login', token: 'next' }));
    const { data } = await store.dispatch(plain.initiate({ url: cached }));
    expect(data).toBe('secret of the last account');
    expect(gateway.calls.at(-1)?.headers.authorization).toBe('Bearer next');
  });
});
