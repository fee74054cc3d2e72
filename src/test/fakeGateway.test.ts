import { after, cut, file, rawReply, refuse, type Answers } from './answers';
import { fakeGateway } from './fakeGateway';

const base = '/gateway/bd/base';
const gateway = fakeGateway({ listRegions: [] });

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function call(path: string, { method = 'POST', body, headers = {} }: Sent = {}) {
  const response = await fetch(gateway.origin + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.headers.get('content-type') === 'application/json'
    ? ((await response.json()) as unknown)
    : await response.text();
}

/** The fake gateway's objections to the test; removed here, so that they do not fail it. */
const faults = () => gateway.faults.splice(0);

/** An answer that the compiler would refuse. */
const wrong = (answers: Record<string, unknown>) => () => gateway.answer(answers as Answers);

it('answers data in an envelope, and knows what was sent to which operation', async () => {
  gateway.answer({ logout: { token: '', userInfo: {}, sideBarMenus: [] } });
  await expect(call(`${base}/user/logout`, { body: { username: 'anna' } })).resolves.toEqual({
    code: 0,
    msg: '',
    data: { token: '', userInfo: {}, sideBarMenus: [] },
  });
  expect(gateway.bodies('logout')).toEqual([{ username: 'anna' }]);
  expect(gateway.sent('listRegions')).toEqual([]);
});

it('answers from the call, later, with a refusal in the caller’s language, with a file', async () => {
  gateway.answer({
    listRegions: ({ body }) => [
      { code: body.parentCode ?? '', name: 'x', parentCode: '', level: 1, leaf: true },
    ],
    login: after(10, refuse('PASSWORD_LOCKED', { retryAfter: 60 }, { minutes: 1 })),
    downloadFile: file('application/pdf', 'x'),
  });
  await expect(call(`${base}/region/list`, { body: { parentCode: '110000' } })).resolves.toMatchObject({
    data: [{ code: '110000' }],
  });
  const login = {
    loginType: 'password',
    mobile: '13800000001',
    password: 'a'.repeat(32),
    clientType: 'ENT_WEB',
  };
  const chinese = { 'accept-language': 'zh-CN' };
  await expect(call(`${base}/user/login`, { body: login, headers: chinese })).resolves.toEqual({
    code: 1002,
    msg: '密码错误次数过多，请在 1 分钟后重试',
    data: { retryAfter: 60 },
  });
  const fileId = '0190a1b2-0000-7000-8000-000000000001';
  await expect(call(`/gateway/bd/file/file/get?fileId=${fileId}`, { method: 'GET' })).resolves.toBe('x');
  gateway.answer({ listRegions: cut });
  await expect(call(`${base}/region/list`, { body: {} })).rejects.toThrow('fetch failed');
});

describe('fails a test', () => {
  it('whose answer is not what the contract describes', async () => {
    expect(wrong({ logout: { token: '' } })).toThrow(
      /The answer to logout is not what the contract describes: .*userInfo/,
    );
    expect(wrong({ countUnreadNotifications: { unread: 1, read: 2 } })).toThrow(/read/);
    expect(wrong({ listSomething: [] })).toThrow('The contract has no operation listSomething');
    expect(wrong({ logout: file('text/csv', 'x') })).toThrow('logout answers with no file');
    expect(wrong({ downloadFile: {} })).toThrow(/it answers with a file/);
    wrong({ listRegions: () => [{ code: 110000 }] })();
    await call(`${base}/region/list`, { body: {} });
    expect(faults().join()).toMatch(
      /The answer to listRegions is not .*\/0 must have required property 'name'/,
    );
  });

  it('that refuses with a code the operation does not have, or hides a whole reply as a broken one', () => {
    expect(wrong({ login: refuse('REPORT_DISPUTED') })).toThrow(
      'login does not refuse so: its x-codes do not name 2207',
    );
    expect(wrong({ listRegions: rawReply({ code: 0, msg: '', data: [] }) })).toThrow(/this is a whole reply/);
    expect(wrong({ listRegions: rawReply({ code: 0, msg: '', data: {} }) })).not.toThrow();
  });

  it('whose refusal leaves places in its words open', () => {
    expect(() => refuse('TOO_MANY_VIEWS')).toThrow('The words of TOO_MANY_VIEWS still need: limit');
  });

  it('whose call the contract refuses', async () => {
    await call(`${base}/region/list`, { body: { parentCode: 'Beijing', colour: 'red' } });
    await call(`/gateway/bd/file/file/get?fileId=1`, { method: 'GET' });
    expect(faults()).toEqual([
      'listRegions was called with what the contract refuses: colour: This field is not known; parentCode: Has the wrong format',
      'downloadFile was called with what the contract refuses: fileId: Is not a valid uuid',
    ]);
  });

  it('that does not answer a call, or calls what is no operation', async () => {
    await call(`${base}/user/loginInfo`, { method: 'GET' });
    await call(`${base}/user/nothing`, { body: {} });
    await call(`${base}/region/list`, { method: 'GET' });
    expect(faults()).toEqual([
      `loginInfo (GET ${base}/user/loginInfo) was called, and no answer is given to it`,
      `POST ${base}/user/nothing is no operation of the contract`,
      `GET ${base}/region/list is no operation of the contract`,
    ]);
  });

  it('that answers an operation by its path', async () => {
    gateway.answerPath(`${base}/region/list`, rawReply(null));
    await call(`${base}/region/list`, { body: {} });
    expect(faults()).toEqual([`${base}/region/list is listRegions: answer the operation, not the path`]);
  });
});

it('the bell’s count is answered with nothing unread, and not among the calls of a test', async () => {
  await expect(
    call('/gateway/bd/notification/notification/countUnread', { method: 'GET' }),
  ).resolves.toMatchObject({ data: { unread: 0 } });
  expect(gateway.calls).toEqual([]);
  expect(gateway.sent('countUnreadNotifications')).toHaveLength(1);
});
