import { gatewayWithPeople } from '../checks';
import type { TestGateway } from '../gateway';
import { demoUsers } from '../../seeds/demoAccounts';
import { codeFor, passwordLogin } from './people';
import { wechatPhone } from './phones';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(3_600_000));

type Phone = ReturnType<typeof wechatPhone>;
const page: Phone['page'] = (...args) => wechatPhone(gateway).page(...args);
const getCode: Phone['getCode'] = (...args) => wechatPhone(gateway).getCode(...args);
const query: Phone['query'] = (ticket) => wechatPhone(gateway).query(ticket);
const scan: Phone['scan'] = (...args) => wechatPhone(gateway).scan(...args);
const answer: Phone['answer'] = (...args) => wechatPhone(gateway).answer(...args);
const stateOf = (qrContent: string) => wechatPhone(gateway).stateOf(qrContent);

/** Binds a WeChat name to a demo phone the way a new user does. */
async function bindNew(name: string, mobile: string) {
  const { ticket, qrContent } = await getCode();
  await answer(await scan(qrContent, name), '1');
  const { bindToken } = (await query(ticket)).data;
  const verifyCode = await codeFor(gateway, mobile, 'wechatBind');
  return gateway.call('bindMobile', { body: { bindToken, mobile, verifyCode } });
}

test('calls 13 and 14: waiting, scanned, unbound; the ticket is not in the code', async () => {
  const reply = await gateway.call('getQrCode', {});
  expect(reply).toMatchObject({ code: 0, data: { expiresIn: 180, interval: 2 } });
  const { ticket, qrContent } = reply.data;
  expect(qrContent).not.toContain(ticket);
  expect(await query(ticket)).toMatchObject({ code: 0, data: { status: 'waiting' } });
  const address = await scan(qrContent, 'anna');
  expect(await query(ticket)).toMatchObject({ data: { status: 'scanned', nickname: 'anna' } });
  await answer(address, '1');
  const unbound = await query(ticket);
  expect(unbound.data).toMatchObject({ status: 'unbound', bindToken: expect.any(String) });
  expect(await query(ticket)).toMatchObject({ code: 0, data: { status: 'expired' } });
  // The state of the code is no ticket.
  expect(await query(stateOf(qrContent))).toMatchObject({ data: { status: 'expired' } });
});

test('call 15 binds and signs in; then the scan alone signs in, once', async () => {
  expect(await bindNew('ben', '13800000002')).toMatchObject({ code: 0, data: { loginType: 'wechat' } });
  const { ticket, qrContent } = await getCode();
  await answer(await scan(qrContent, 'ben'), '1');
  const replies = await Promise.all([query(ticket), query(ticket), query(ticket)]);
  const logins = replies.filter(({ data }) => data.login);
  expect(logins).toHaveLength(1);
  expect(logins[0]!.data.status).toBe('confirmed');
  const info = await gateway.call('loginInfo', {}, { token: logins[0]!.data.login.sToken });
  expect(info).toMatchObject({ code: 0, data: { loginType: 'wechat', mobile: '138****0002' } });
});

test('no on the phone: canceled; nobody else can answer for it', async () => {
  const { ticket, qrContent } = await getCode();
  const address = await scan(qrContent, 'ben');
  // A second phone that scans the same code is too late.
  expect(await scan(qrContent, 'mallory')).toBe('');
  await answer('/wechat/answer?token=made-up-token&', '1');
  expect((await query(ticket)).data.status).toBe('scanned');
  await answer(address, '0');
  expect((await query(ticket)).data.status).toBe('canceled');
});

test('after 180 seconds: expired, also for the phone', async () => {
  const { ticket, qrContent } = await getCode();
  gateway.clock.advance(180_000);
  expect((await query(ticket)).data).toEqual({ status: 'expired' });
  expect(await page(`/dev/wechat?state=${stateOf(qrContent)}`)).toContain('expired');
  expect((await query('no-such-ticket-at-all')).data).toEqual({ status: 'expired' });
});

test('a bind token lives 10 minutes, serves once, and one WeChat belongs to one user', async () => {
  const { ticket, qrContent } = await getCode();
  await answer(await scan(qrContent, 'cleo'), '1');
  const { bindToken } = (await query(ticket)).data;
  const bind = (mobile: string, verifyCode: string) =>
    gateway.call('bindMobile', { body: { bindToken, mobile, verifyCode } });
  expect(await bind('13800000003', '000000')).toMatchObject({ code: 1004 });
  const stranger = await codeFor(gateway, '13999990000', 'wechatBind');
  expect(await bind('13999990000', stranger)).toMatchObject({ code: 1015 });
  // 13800000002 is bound to ben.
  expect(await bind('13800000002', await codeFor(gateway, '13800000002', 'wechatBind'))).toMatchObject({
    code: 1018,
  });
  expect(await bind('13800000003', await codeFor(gateway, '13800000003', 'wechatBind'))).toMatchObject({
    code: 0,
  });
  gateway.clock.advance(61_000);
  const again = await codeFor(gateway, '13800000004', 'wechatBind');
  expect(await bind('13800000004', again)).toMatchObject({ code: 1010 });

  const late = await getCode();
  await answer(await scan(late.qrContent, 'dora'), '1');
  const lateToken = (await query(late.ticket)).data.bindToken;
  gateway.clock.advance(600_000);
  const body = { bindToken: lateToken, mobile: '13800000004', verifyCode: '123456' };
  expect(await gateway.call('bindMobile', { body })).toMatchObject({ code: 1010 });
});

test('the phone is asked what it is about: to sign in, or to bind itself to somebody who is signed in', async () => {
  const token = await passwordLogin(gateway, '13800000014');
  const asked = async (purpose: string, by: string | null) => {
    const state = stateOf((await getCode(purpose, by)).qrContent);
    await page(`/dev/wechat?state=${state}`);
    return page(`/dev/wechat/identify?state=${state}&name=quinn`);
  };
  expect(await asked('login', null)).toMatch(/wants to sign in to Probity.*Yes, sign in/s);
  const binding = await asked('bind', token);
  expect(binding).toMatch(/wants to bind this WeChat account to theirs.*Yes, bind it/s);
  expect(binding).not.toContain('Yes, sign in');
});

test('binding from within needs a session and gives no login', async () => {
  expect(await gateway.call('getQrCode', { query: { purpose: 'bind' } })).toMatchObject({ code: -5 });
  const token = await passwordLogin(gateway, '13800000014');
  const { ticket, qrContent } = await getCode('bind', token);
  await answer(await scan(qrContent, 'olga'), '1');
  const done = await query(ticket);
  expect(done.data).toEqual({ status: 'confirmed', nickname: 'olga' });
  const { rows } = await gateway.owner.query(
    `select 1 from audit_event where action = 'user.wechatBound'
    and entity_id = $1`,
    [demoUsers.operator],
  );
  expect(rows).toHaveLength(1);
  const next = await getCode();
  await answer(await scan(next.qrContent, 'olga'), '1');
  expect((await query(next.ticket)).data.login).toBeDefined();
});

test('a paused account is not opened by WeChat either; who confirmed is told why, and how long, once', async () => {
  for (let n = 0; n < 5; n++) await passwordLogin(gateway, '13800000002', 'wrong').catch(() => undefined);
  gateway.clock.advance(90_000);
  const { ticket, qrContent } = await getCode();
  await answer(await scan(qrContent, 'ben'), '1');
  expect((await query(ticket)).data).toEqual({
    status: 'canceled',
    nickname: 'ben',
    refused: {
      code: 1002,
      msg: 'Too many wrong passwords. Please try again in 9 min',
      retryAfter: 510,
    },
  });
  expect((await query(ticket)).data).toEqual({ status: 'expired' });
});

test('a disabled account is named as such, in the language of the console; a no on the phone says nothing more', async () => {
  const outcome = async (yes: '0' | '1') => {
    const { ticket, qrContent } = await getCode();
    await answer(await scan(qrContent, 'ben'), yes);
    return (await gateway.call('queryQrResult', { body: { ticket } }, { lang: 'zh-CN' })).data;
  };
  const disable = (disabled: boolean) =>
    gateway.owner.query('update membership set disabled = $1 where user_id = $2', [
      disabled,
      demoUsers.recruiter,
    ]);
  await disable(true);
  expect(await outcome('0')).toEqual({ status: 'canceled', nickname: 'ben' });
  expect(await outcome('1')).toEqual({
    status: 'canceled',
    nickname: 'ben',
    refused: { code: 1003, msg: '账号已停用' },
  });
  await disable(false);
  expect(await outcome('1')).toMatchObject({ status: 'confirmed', login: { loginType: 'wechat' } });
});

test('a WeChat that is bound to somebody else: the phone that said yes is told that nothing was bound', async () => {
  const token = await passwordLogin(gateway, '13800000014');
  const { ticket, qrContent } = await getCode('bind', token);
  expect(await answer(await scan(qrContent, 'ben'), '1')).toContain('already bound to another one');
  expect((await query(ticket)).data).toEqual({ status: 'canceled', nickname: 'ben' });
});

test('only indexes of the WeChat identity are kept', async () => {
  const { rows } = await gateway.owner.query('select to_jsonb(b)::text as row from wechat_binding b');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes('local:'))).toBe(false);
});
