import { changeLanguage } from '../../i18n/i18n';
import { menusLoaded, sessionOpened, sessionSelected, tokenGranted } from '../../session/sessionActions';
import { storeToken } from '../../session/storedSession';
import { buildUserInfo } from '../../test/factories';
import { rawBytes, rawEnvelope, rawReply, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { testApi } from '../../test/testApi';
import { callFailed } from './callFailed';
import type { GatewayError } from './gatewayError';

const { plain, blob, buffer, send } = testApi.endpoints;
const base = '/gateway/bd/base/x';
const business = '/gateway/bd/order/x';
const gateway = fakeGateway();

const last = () => gateway.calls.at(-1)!;

describe("specification, section 7: 'header appcode set to a fixed web client code. Default content type is JSON'", () => {
  it('sends appcode, language and JSON, and no Authorization without a session', async () => {
    const { store } = createTestStore();
    gateway.answerPath(base, rawEnvelope(0));
    await store.dispatch(plain.initiate({ url: base, method: 'POST', body: { a: 1, b: undefined } }));
    expect(last()).toMatchObject({
      method: 'POST',
      headers: { appcode: 'bd-web', 'accept-language': 'en', 'content-type': 'application/json' },
    });
    expect(last().body).toEqual({ a: 1 });
    expect(last().headers).not.toHaveProperty('authorization');
  });

  it('sends Bearer with the token that lies in the storage at request time', async () => {
    const { store } = createTestStore();
    gateway.answerPath(base, rawEnvelope(0));
    store.dispatch(tokenGranted({ kind: 'login', token: 'one' }));
    await store.dispatch(plain.initiate({ url: base }));
    expect(last().headers.authorization).toBe('Bearer one');
    storeToken('login', 'two');
    await store.dispatch(plain.initiate({ url: base, params: { again: 1 } }));
    expect(last().headers.authorization).toBe('Bearer two');
  });

  it('a visitor route sends the visitor token', async () => {
    const { store } = createTestStore();
    gateway.answerPath(base, rawEnvelope(0));
    store.dispatch(tokenGranted({ kind: 'login', token: 'login-token' }));
    storeToken('visitor', 'visitor-token');
    store.dispatch(sessionSelected('visitor'));
    await store.dispatch(plain.initiate({ url: base }));
    expect(last().headers.authorization).toBe('Bearer visitor-token');
  });

  it('sends x-main-id, the account drawn in this tab, on business calls and on base calls about the account', async () => {
    const { store } = createTestStore();
    const userInfo = buildUserInfo();
    store.dispatch(sessionOpened({ kind: 'login', userInfo }));
    store.dispatch(menusLoaded(userInfo.menus));
    gateway.answerPath(base, rawEnvelope(0));
    gateway.answerPath(business, rawEnvelope(0));
    await store.dispatch(plain.initiate({ url: business }));
    expect(last().headers['x-main-id']).toBe(userInfo.mainId);
    await store.dispatch(plain.initiate({ url: base }));
    expect(last().headers).not.toHaveProperty('x-main-id');
    const refused = refuse('NO_PERMISSION');
    gateway.answer({ editUser: refused, changeLogin: refused, changeMobile: refused });
    const verifyCode = '123456';
    for (const [write, body] of [
      ['edit', { nickName: 'Anna' }],
      ['changeLogin', { mainId: userInfo.mainId }],
      ['changeMobile', { oldVerifyCode: '654321', mobile: '13800000002', verifyCode }],
    ] as const) {
      const url = `/gateway/bd/base/user/${write}`;
      await store.dispatch(send.initiate({ url, method: 'POST', body }));
      expect(last().headers['x-main-id']).toBe(userInfo.mainId);
    }
  });

  it('speaks the language of the page, passes the headers of the call on and leaves empty parameters out', async () => {
    await changeLanguage('zh-CN');
    try {
      const { store } = createTestStore();
      gateway.answerPath(business, rawEnvelope(0));
      const call = {
        url: business,
        headers: { 'Idempotency-Key': 'k', other: undefined },
        params: { a: 'b c', n: undefined, l: [1, 2] },
      };
      await store.dispatch(send.initiate(call));
      expect(last().headers).toMatchObject({ 'accept-language': 'zh-CN', 'idempotency-key': 'k' });
      expect(last().headers).not.toHaveProperty('other');
      expect(last().queryString).toBe('a=b+c&l=1&l=2');
    } finally {
      await changeLanguage('en');
    }
  });
});

describe("specification, section 8: 'Code 0 or 501 is success'", () => {
  it.each([0, 501])('%i gives the data without its envelope', async (code) => {
    const { store, actions } = createTestStore();
    gateway.answerPath(base, rawEnvelope(code, 'ignored', { rows: [1] }));
    const result = await store.dispatch(plain.initiate({ url: base }));
    expect(result.data).toEqual({ rows: [1] });
    expect(actions.some(callFailed.match)).toBe(false);
  });

  it('success without data is null', async () => {
    const { store } = createTestStore();
    gateway.answerPath(base, rawReply({ code: 0 }));
    expect((await store.dispatch(plain.initiate({ url: base }))).data).toBeNull();
  });
});

describe("specification, section 8: 'Blob or arraybuffer responses are returned directly'", () => {
  it('a blob, named as the gateway names it', async () => {
    const { store } = createTestStore();
    const disposition = 'attachment; filename="x.csv"; filename*=UTF-8\'\'%E8%A1%A8.csv';
    gateway.answerPath(
      business,
      rawBytes('application/octet-stream', 'a,b', { 'content-disposition': disposition }),
    );
    const result = await store.dispatch(blob.initiate({ url: business }));
    const file = result.data as File;
    expect(await file.text()).toBe('a,b');
    expect(file.name).toBe('表.csv');
  });

  it('an array buffer', async () => {
    const { store } = createTestStore();
    gateway.answerPath(business, rawBytes('application/pdf', Buffer.from([1, 2, 3])));
    const result = await store.dispatch(buffer.initiate({ url: business }));
    expect([...new Uint8Array(result.data as ArrayBuffer)]).toEqual([1, 2, 3]);
  });

  it('a failed download comes as a JSON envelope and is an error, never a file', async () => {
    const { store, actions } = createTestStore();
    gateway.answerPath(business, refuse('REPORT_NOT_PUBLISHED'));
    const result = await store.dispatch(blob.initiate({ url: business }));
    expect(result.data).toBeUndefined();
    expect(result.error).toMatchObject({
      kind: 'business',
      code: 2206,
      msg: 'The report is not published yet',
    });
    expect(actions.filter(callFailed.match)).toHaveLength(1);
  });

  it('an envelope of success carries no file either', async () => {
    const { store } = createTestStore();
    gateway.answerPath(business, rawEnvelope(0, '', {}));
    const result = await store.dispatch(blob.initiate({ url: business }));
    expect((result.error as GatewayError).kind).toBe('malformed');
  });
});
