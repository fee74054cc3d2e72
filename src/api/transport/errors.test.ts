import { expectConsole } from '../../test/consoleNoise';
import { after, cut, Fault, rawBytes, rawEnvelope, rawReply, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { testApi } from '../../test/testApi';
import { callFailed } from './callFailed';
import { fieldFaults, isGatewayError, retryAfter } from './gatewayError';

const { plain, hidden, limited } = testApi.endpoints;
const url = '/gateway/bd/base/x';
const gateway = fakeGateway();

/** Calls once and gives the error with the messages that would be toasted. */
async function failWith(fault: Fault, endpoint: typeof plain | typeof hidden | typeof limited = plain) {
  const { store, actions } = createTestStore();
  gateway.answerPath(url, fault);
  const { error, data } = await store.dispatch(endpoint.initiate({ url }));
  expect(data).toBeUndefined();
  const failed = actions.filter(callFailed.match);
  // This one is of the twenty.
  for (const { meta } of failed) expect(meta.isAlwaysToasted).toBe(true);
  const toasts = failed.map((action) => action.payload.msg);
  return { error, toasts };
}

describe("specification, section 8: 'Any other code shows the server msg as an error toast'", () => {
  it('shows the msg and keeps code and data', async () => {
    const { error, toasts } = await failWith(rawEnvelope(1005, 'Sending too frequently', { retryAfter: 42 }));
    expect(error).toMatchObject({ kind: 'business', code: 1005, status: 200, msg: 'Sending too frequently' });
    expect(toasts).toEqual(['Sending too frequently']);
    expect(retryAfter(error)).toBe(42);
  });

  it("'unless the request asks to hide errors'", async () => {
    const { error, toasts } = await failWith(rawEnvelope(1004, 'Verification code is incorrect'), hidden);
    expect(error).toMatchObject({ msg: 'Verification code is incorrect' });
    expect(toasts).toEqual([]);
  });

  it('a 1000 reply names its fields', async () => {
    const fields = [{ path: 'mobile', msg: 'wrong' }];
    const { error } = await failWith(rawEnvelope(1000, 'mobile is wrong', { fields }));
    expect(fieldFaults(error)).toEqual(fields);
    expect(fieldFaults({ name: 'Error' })).toEqual([]);
    expect(isGatewayError(error)).toBe(true);
  });
});

const texts = [
  [401, 'authentication failed, cannot access system resource'],
  [403, 'no permission for this operation'],
  [404, 'resource does not exist'],
] as const;

describe('specification, section 8: the error catalogue', () => {
  it.each(texts)("HTTP %i: '%s'", async (status, text) => {
    const { toasts, error } = await failWith(rawReply({ code: status, msg: 'something else' }, status));
    expect(toasts).toEqual([text]);
    expect(error).toMatchObject({ kind: 'status', status, msg: text });
  });

  it.each(texts)("body code %i with an empty msg: '%s'", async (code, text) => {
    expect((await failWith(rawEnvelope(code, ' '))).toasts).toEqual([text]);
    expect((await failWith(rawEnvelope(code, 'the server’s own words'))).toasts).toEqual([
      'the server’s own words',
    ]);
  });

  it("'Default: unknown system error, please report to the administrator' for any other code with an empty msg", async () => {
    const text = 'unknown system error, please report to the administrator';
    expect((await failWith(rawEnvelope(1999))).toasts).toEqual([text]);
    expect((await failWith(rawReply({ code: 7 }))).toasts).toEqual([text]);
    expect((await failWith(rawReply({ code: 7, msg: 5 }))).toasts).toEqual([text]);
  });

  it.each<[string, Fault]>([
    ['a missing code', rawReply({ msg: 'hello', data: 1 })],
    ['a code that is no number', rawReply({ code: '0', data: 1 })],
    ['a list', rawReply([1])],
    ['null', rawReply(null)],
    ['a string', rawReply('ok')],
    ['HTML', rawBytes('text/html', '<p>Hello</p>')],
    ['nothing', rawBytes('application/json', '')],
  ])('%s is an error with the default message', async (_name, fault) => {
    const { error, toasts } = await failWith(fault);
    expect(toasts).toEqual(['unknown system error, please report to the administrator']);
    expect(error).toMatchObject({ kind: 'malformed' });
  });

  it("'Network error: backend interface connection abnormal'", async () => {
    expect((await failWith(cut)).toasts).toEqual(['backend interface connection abnormal']);
    expect((await failWith(cut, hidden)).toasts).toEqual([]);
    await gateway.stop();
    const { error, toasts } = await failWith(silence);
    expect(toasts).toEqual(['backend interface connection abnormal']);
    expect(error).toMatchObject({ kind: 'network' });
  });

  it("'Timeout: system interface request timeout', only where a caller sets one", async () => {
    const { error, toasts } = await failWith(silence, limited);
    expect(toasts).toEqual(['system interface request timeout']);
    expect(error).toMatchObject({ kind: 'timeout' });
  });

  it('a body that stalls runs into the timeout too', async () => {
    const stall = new Fault(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":'),
    );
    expect((await failWith(stall, limited)).toasts).toEqual(['system interface request timeout']);
  });

  it("'Request timeout: none by default': a slow reply is waited for", async () => {
    const { store } = createTestStore();
    gateway.answerPath(url, after(300, rawEnvelope(0, '', 'late')));
    expect((await store.dispatch(plain.initiate({ url }))).data).toBe('late');
  });

  it.each([400, 429, 500, 503])(
    "'Failed status: system interface abnormal' for HTTP %i; the status goes to the console log",
    async (status) => {
      expectConsole('warn', new RegExp(`HTTP ${status} to ${url}`));
      const { error, toasts } = await failWith(rawReply({ code: 1007, msg: 'Too many requests' }, status));
      expect(toasts).toEqual(['system interface abnormal']);
      expect(error).toMatchObject({ kind: 'status', status, code: 1007 });
    },
  );

  it('an aborted call says nothing', async () => {
    const { store, actions } = createTestStore();
    gateway.answerPath(url, silence);
    const call = store.dispatch(plain.initiate({ url }));
    setTimeout(() => call.abort(), 30);
    await call;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(actions.some(callFailed.match)).toBe(false);
  });
});
