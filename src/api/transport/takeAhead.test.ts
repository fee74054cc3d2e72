import { CODE } from '@probity/contract/codeNames';
import { sessionSelected, tokenGranted } from '../../session/sessionActions';
import { rawEnvelope } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { testApi } from '../../test/testApi';
import { gatewayUrl } from './gatewayOrigin';
import { takeAhead } from './takeAhead';

// What the boot script asked for before the program was there (scripts/firstPaint/boot.js).

const { plain } = testApi.endpoints;
const path = '/gateway/bd/candidate/x';
const gateway = fakeGateway();

const read = (s: string, url = path) => plain.initiate({ url, method: 'POST', body: { s } });
const envelope = (code: number, data: unknown) =>
  new Response(JSON.stringify({ code, msg: '', data }), { headers: { 'content-type': 'application/json' } });

/** As boot.js leaves it, for the visitor's token `mine` and the link `s1`. */
function askAhead(reply: Promise<Response | undefined>, changes: Record<string, string> = {}): void {
  const headers = new Headers({
    appcode: 'bd-web',
    'accept-language': 'en',
    authorization: 'Bearer mine',
    'content-type': 'application/json',
    ...changes,
  });
  const ahead: [string, string, Headers, typeof reply] = [path, '{"s":"s1"}', headers, reply];
  window.boot = { end: () => [undefined, []], start: () => {}, fail: () => {}, ahead };
}

function createVisitorStore() {
  const { store } = createTestStore();
  store.dispatch(sessionSelected('visitor'));
  store.dispatch(tokenGranted({ kind: 'visitor', token: 'mine' }));
  return store;
}

afterEach(() => {
  delete window.boot;
});

it('the same call takes the reply that is there, once; the next one is made', async () => {
  const store = createVisitorStore();
  gateway.answerPath(path, rawEnvelope(0, '', 'made'));
  askAhead(Promise.resolve(envelope(0, 'ahead')));
  expect(await store.dispatch(read('s1'))).toMatchObject({ data: 'ahead' });
  expect(gateway.calls).toHaveLength(0);
  const again = plain.initiate({ url: path, method: 'POST', body: { s: 's1' } }, { forceRefetch: true });
  expect(await store.dispatch(again)).toMatchObject({ data: 'made' });
  expect(gateway.calls).toHaveLength(1);
});

it.each([
  ['another link', { s: 's2' }, {}],
  ['another call', { s: 's1', url: `${path}/y` }, {}],
  ['another session', { s: 's1' }, { authorization: 'Bearer theirs' }],
  ['another account', { s: 's1' }, { 'x-main-id': 'other' }],
  ['another language', { s: 's1' }, { 'accept-language': 'zh-CN' }],
])('%s makes its own call, and nobody gets the reply any more', async (_name, { s, ...rest }, changes) => {
  const store = createVisitorStore();
  const { url = path } = rest as { url?: string };
  gateway.answerPath(url, rawEnvelope(0, '', 'made'));
  askAhead(Promise.resolve(envelope(0, 'ahead')), changes);
  expect(await store.dispatch(read(s, url))).toMatchObject({ data: 'made' });
  gateway.answerPath(path, rawEnvelope(0, '', 'made later'));
  const later = plain.initiate({ url: path, method: 'POST', body: { s: 's1' } }, { forceRefetch: true });
  expect(await store.dispatch(later)).not.toMatchObject({ data: 'ahead' });
});

it('where the network failed it, the call is made as usual', async () => {
  const store = createVisitorStore();
  gateway.answerPath(path, rawEnvelope(0, '', 'made'));
  askAhead(Promise.resolve(undefined));
  expect(await store.dispatch(read('s1'))).toMatchObject({ data: 'made' });
});

it('a session code in it ends the session as any other does', async () => {
  const store = createVisitorStore();
  askAhead(Promise.resolve(envelope(CODE.SESSION_NEEDS_PHONE, null)));
  expect(await store.dispatch(read('s1'))).toMatchObject({
    error: { kind: 'session', code: CODE.SESSION_NEEDS_PHONE },
  });
  expect(store.getState().auth.token).toBe('');
});

it('who no longer waits is not held', async () => {
  askAhead(new Promise(() => {}));
  const [, body, headers] = window.boot!.ahead!;
  const left = new AbortController();
  const waiting = takeAhead(gatewayUrl(path), body, headers, left.signal);
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
