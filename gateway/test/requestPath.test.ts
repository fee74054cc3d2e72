import { sql } from '../src/platform/db/sql';
import { createTestGateway, type TestGateway } from './gateway';
import { mainA, mainB, probeContract, probeModule, probeSessions, visitorS } from './probe/probe';

let gateway: TestGateway;
let strictReply: unknown = { b: 1 };
const logged: string[] = [];
const asOwner = { token: 'owner-token-of-account-a', mainId: mainA };

beforeAll(async () => {
  gateway = await createTestGateway({
    contract: await probeContract(),
    modules: [probeModule(() => strictReply)],
    sessions: probeSessions,
    logTo: { write: (line) => logged.push(line) },
  });
  for (const id of [mainA, mainB]) {
    await gateway.services.db.withTenant({ mainIds: [id], mainId: id }, (tx) =>
      tx.run(sql`insert into main_account (id, kind, name) values (${id}, 'enterprise', 'Example')`),
    );
  }
});
afterAll(() => gateway.close());

describe('contract', () => {
  test('a fitting request reaches the handler, defaults filled', async () => {
    const reply = await gateway.call('probeEcho', { body: { mobile: '13800000001', nested: { a: 'x' } } });
    expect(reply).toMatchObject({
      status: 200,
      code: 0,
      msg: '',
      data: { body: { count: 1, nested: { a: 'x' } } },
    });
  });

  test.each([
    ['a missing field', {}, 'mobile'],
    ['a wrong type is not coerced', { mobile: 13800000001 }, 'mobile'],
    ['an integer as text is not coerced', { mobile: '13800000001', count: '2' }, 'count'],
    ['an unknown field is not stripped', { mobile: '13800000001', extra: 1 }, 'extra'],
    ['an unknown nested field', { mobile: '13800000001', nested: { b: 1 } }, 'nested.b'],
    ['too many entries', { mobile: '13800000001', names: ['a', 'b', 'c'] }, 'names'],
    ['too long an entry', { mobile: '13800000001', names: ['abcdef'] }, 'names.0'],
    ['no body', undefined, 'mobile'],
  ])('%s answers 1000 naming it', async (_what, body, path) => {
    const reply = await gateway.call('probeEcho', { body });
    expect(reply).toMatchObject({
      status: 200,
      code: 1000,
      data: { fields: [{ path, msg: expect.any(String) }] },
    });
    expect(reply.msg).toContain(path);
  });

  test('words follow Accept-Language', async () => {
    const en = await gateway.call('probeEcho', { body: { mobile: '138' } });
    const zh = await gateway.call(
      'probeEcho',
      { body: { mobile: '138' } },
      { lang: 'zh-CN,zh;q=0.9,en;q=0.8' },
    );
    expect(en.data.fields[0].msg).toBe('Please enter a valid phone number');
    expect(zh.data.fields[0].msg).toBe('请输入正确的手机号');
  });

  test('query and path are read by their declared type, and only those that are declared', async () => {
    const id = mainA;
    expect((await gateway.call('probeQuery', { params: { id }, query: { limit: 5 } })).data.query).toEqual({
      limit: 5,
    });
    expect((await gateway.call('probeQuery', { params: { id }, query: { limit: 'five' } })).code).toBe(1000);
    expect((await gateway.call('probeQuery', { params: { id }, query: { other: 1 } })).code).toBe(1000);
    expect((await gateway.call('probeQuery', { params: { id: 'x' } })).code).toBe(1000);
  });

  test('an id is a plain UUID as the gateway gives it; in capitals or as a URN it names the field', async () => {
    const ask = (id: string) => gateway.call('probeQuery', { params: { id } });
    expect((await ask(mainA)).code).toBe(0);
    for (const spelt of [mainA.toUpperCase(), `urn:uuid:${mainA}`])
      expect(await ask(spelt)).toMatchObject({ code: 1000, data: { fields: [{ path: 'id' }] } });
  });

  test('without the appcode nothing is served', async () => {
    expect(
      (await gateway.call('probeEcho', { body: { mobile: '13800000001' } }, { headers: { appcode: '' } }))
        .code,
    ).toBe(1000);
  });

  test('only JSON of 256 KB is parsed', async () => {
    const post = (type: string, payload: string) =>
      gateway.request('/gateway/bd/probe/echo', {
        method: 'POST',
        headers: { appcode: 'bd-web', 'content-type': type },
        body: payload,
      });
    expect((await post('text/plain', 'x')).status).toBe(415);
    expect((await post('application/json', '{"mobile":')).status).toBe(400);
    expect((await post('application/json', '{"__proto__":{"x":1}}')).status).toBe(400);
    expect((await post('application/json', JSON.stringify({ mobile: 'x'.repeat(256 * 1024) }))).status).toBe(
      413,
    );
    const within = await post('application/json', JSON.stringify({ mobile: 'x'.repeat(200 * 1024) }));
    expect(await within.json()).toMatchObject({ code: 1000 });
  });

  test('a reply that breaks the contract is a fault, also by a field it does not name', async () => {
    strictReply = { b: 1, a: 'x' };
    expect((await gateway.call('probeStrict')).code).toBe(0);
    for (const broken of [{ b: '1' }, { b: 1, more: true }, null]) {
      strictReply = broken;
      expect((await gateway.call('probeStrict')).status).toBe(500);
    }
  });
});

describe('access', () => {
  const code = async (operationId: string, options = {}, query?: Record<string, string>) =>
    (await gateway.call(operationId, query ? { query } : {}, options)).code;

  test('no or an unknown session answers -5', async () => {
    expect(await code('probeSession')).toBe(-5);
    expect(await code('probeSession', { token: 'an-unknown-token-of-nobody' })).toBe(-5);
    expect(await code('probeSession', asOwner)).toBe(0);
  });

  test('a user without accounts and a visitor beyond its s answer -6', async () => {
    expect(await code('probeSession', { token: 'barred-token-without-accounts', mainId: mainA })).toBe(-6);
    expect(await code('probeSession', { token: 'visitor-token-with-one-link-01', mainId: mainA })).toBe(-6);
    expect(await code('probeBase', { token: 'visitor-token-with-one-link-01' })).toBe(0);
  });

  test('what s opens answers -12, never -5, but for the session of that very s', async () => {
    expect(await code('probeVisitor', {}, { s: visitorS })).toBe(-12);
    expect(
      await code('probeVisitor', { token: 'owner-token-of-account-a', mainId: mainA }, { s: visitorS }),
    ).toBe(-12);
    expect(await code('probeVisitor', { token: 'visitor-token-with-one-link-01' }, { s: 'another' })).toBe(
      -12,
    );
    expect(await code('probeVisitor', { token: 'visitor-token-with-one-link-01' })).toBe(-12);
    expect(await code('probeVisitor', { token: 'visitor-token-with-one-link-01' }, { s: visitorS })).toBe(0);
  });

  test('a tab that shows another account is refused; base calls need no x-main-id', async () => {
    expect(await code('probeSession', { ...asOwner, mainId: mainB })).toBe(2801);
    expect(await code('probeSession', { token: asOwner.token })).toBe(2801);
    expect(await code('probeBase', { token: asOwner.token })).toBe(0);
    expect(await code('probeBase', { ...asOwner, mainId: mainB })).toBe(2801);
  });

  test('staff calls and rights answer 403 with the catalogue text', async () => {
    expect(await gateway.call('probeStaff', {}, asOwner)).toMatchObject({
      code: 403,
      msg: 'no permission for this operation',
    });
    expect(await code('probeStaff', { token: 'staff-token-of-the-platform', mainId: mainA })).toBe(0);
    expect(await code('probeRight', { token: 'viewer-token-of-account-a', mainId: mainA })).toBe(403);
    expect(await code('probeRight', asOwner)).toBe(0);
  });
});

describe('transaction', () => {
  test('a session sees its own account, staff every account they serve', async () => {
    expect((await gateway.call('probeSession', {}, asOwner)).data).toEqual([{ id: mainA }]);
    const staff = await gateway.call(
      'probeSession',
      {},
      { token: 'staff-token-of-the-platform', mainId: mainA },
    );
    expect(staff.data).toHaveLength(2);
  });

  test('the same key and body has one effect and one reply; another body is refused', async () => {
    const send = (name: string, token = asOwner.token, mainId = mainA) =>
      gateway.call('probeOnce', { body: { name } }, { token, mainId, idempotencyKey: 'key-of-this-test' });
    const [first, second, third] = await Promise.all([send('Sales'), send('Sales'), send('Sales')]);
    expect([first!.code, second!.code, third!.code]).toEqual([0, 0, 0]);
    expect(new Set([first!.data.id, second!.data.id, third!.data.id]).size).toBe(1);
    expect((await send('Other')).code).toBe(2003);
    expect((await send('Sales', 'owner-token-of-account-b', mainB)).data.id).not.toBe(first!.data.id);
    expect((await gateway.call('probeOnce', { body: {} }, asOwner)).code).toBe(1000);
  });

  test('a refused call leaves no trace and may be sent again', async () => {
    const key = { ...asOwner, idempotencyKey: 'key-of-a-refused-call' };
    expect((await gateway.call('probeOnce', { body: { name: 'refuse' } }, key)).code).toBe(2001);
    expect((await gateway.call('probeOnce', { body: { name: 'Again' } }, key)).code).toBe(0);
  });
});

describe('files and faults', () => {
  const upload = (bytes: Buffer, fields?: Record<string, string>) =>
    gateway.call('probeUpload', {
      file: { name: '营业执照.pdf', mime: 'application/pdf', bytes, ...(fields ? { fields } : {}) },
    });

  test('one file of 10 MB is taken, with checked fields', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024), { kind: 'licence' })).data).toMatchObject({
      size: 10 * 1024 * 1024,
      name: '营业执照.pdf',
    });
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).code).toBe(1013);
    expect((await upload(Buffer.alloc(0))).code).toBe(1012);
    expect((await upload(Buffer.alloc(5), { kind: 'other' })).code).toBe(1000);
    expect((await gateway.call('probeUpload', { body: {} })).status).toBe(415);
  });

  test('a download is an attachment in a sandbox', async () => {
    const reply = await gateway.call('probeDownload');
    expect(reply.bytes.toString()).toBe('bytes');
    expect(reply.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%221%22.pdf",
    );
    expect(reply.headers['content-security-policy']).toContain('sandbox');
  });

  test('an unknown fault shows the request id and nothing else, and its values stay out of what is sent', async () => {
    const reply = await gateway.call('probeFault');
    expect(reply).toMatchObject({
      status: 500,
      code: 500,
      data: { requestId: reply.headers['x-request-id'] },
    });
    expect(JSON.stringify(reply.data) + reply.msg).not.toContain('13800000001');
    expect(
      logged.some(
        (line) => line.includes(String(reply.headers['x-request-id'])) && line.includes('"level":50'),
      ),
    ).toBe(true);
  });

  test('every reply carries the security headers, gateway replies no-store', async () => {
    const { headers } = await gateway.call('probeEcho', { body: { mobile: '13800000001' } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect((await gateway.request('/gateway/bd/nowhere')).status).toBe(404);
  });

  test('probes: healthz touches nothing, readyz checks database, migrations and disk', async () => {
    expect(await (await gateway.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await gateway.request('/readyz')).json()).toEqual({
      ready: true,
      checks: { stopping: 'ok', database: 'ok', migrations: 'ok', disk: 'ok' },
    });
  });
});
