import { DEMO_PASSWORD, demoMains } from '../../seeds/demoAccounts';
import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { codeFor, passwordLogin, wrong } from './people';
import { wechatPhone } from './phones';

/** Notices of a person's own sign-in: an SMS for each change, and refused attempts in the history. */
let gateway: TestGateway;
let phone: ReturnType<typeof wechatPhone>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  phone = wechatPhone(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(3_600_000));

const notices = async (mobile: string) =>
  (await gateway.outbox(mobile))
    .filter(({ template }) => template === 'securityNotice')
    .map(({ text }) => text);
const call = (operation: string, token: string | null, input: object = {}) =>
  gateway.call(operation, input, { token, mainId: token && demoMains.first });

describe('an SMS to the phone the person has', () => {
  test('a changed password, in both languages and without a link; a wrong present one tells nothing', async () => {
    const mobile = '13800000004';
    const token = await passwordLogin(gateway, mobile);
    const change = (oldPassword: string) =>
      call('changePassword', token, {
        body: { oldPassword: md5(oldPassword), password: md5('orchid-7-lantern') },
      });
    expect(await change('not-the-password')).toMatchObject({ code: 2802 });
    expect(await notices(mobile)).toEqual([]);
    expect(await change(DEMO_PASSWORD)).toMatchObject({ code: 0 });
    const [text, ...more] = await notices(mobile);
    expect(more).toEqual([]);
    expect(text).toContain('登录密码已修改');
    expect(text).toContain('Your password was changed');
    expect(text).not.toMatch(/https?:|\d{6}/);
  });

  test('a changed phone is told to the old one', async () => {
    const [mobile, next] = ['13800000003', '13912340001'];
    const token = await passwordLogin(gateway, mobile);
    const oldVerifyCode = await codeFor(gateway, mobile, 'changeMobileOld', { token });
    const verifyCode = await codeFor(gateway, next, 'changeMobileNew', { token });
    const change = (code: string) =>
      call('changeMobile', token, { body: { oldVerifyCode, mobile: next, verifyCode: code } });
    expect(await change(wrong(verifyCode))).toMatchObject({ code: 1004 });
    expect(await notices(mobile)).toEqual([]);
    expect(await change(verifyCode)).toMatchObject({ code: 0 });
    expect(await notices(mobile)).toEqual([expect.stringContaining('Your phone number was changed')]);
    expect(await notices(next)).toEqual([]);
  });

  test('WeChat bound from within, though the browser never asks again; a no tells nothing', async () => {
    const mobile = '13800000002';
    const token = await passwordLogin(gateway, mobile);
    const answer = async (yes: '0' | '1') => {
      const { qrContent } = await phone.getCode('bind', token);
      return phone.answer(await phone.scan(qrContent, 'within'), yes);
    };
    await answer('0');
    expect(await notices(mobile)).toEqual([]);
    await answer('1');
    expect(await notices(mobile)).toEqual([expect.stringContaining('A WeChat account was bound')]);
    // The counterpart: signing in by it binds nothing and sends no notice.
    const { ticket, qrContent } = await phone.getCode();
    await phone.answer(await phone.scan(qrContent, 'within'), '1');
    expect((await phone.query(ticket)).data).toMatchObject({ status: 'confirmed', login: {} });
    expect(await notices(mobile)).toHaveLength(1);
  });

  test('WeChat bound with a code', async () => {
    const mobile = '13800000011';
    const bindToken = await phone.unbound('outside');
    const verifyCode = await codeFor(gateway, mobile, 'wechatBind');
    const bind = (code: string) =>
      call('bindMobile', null, { body: { bindToken, mobile, verifyCode: code } });
    expect(await bind(wrong(verifyCode))).toMatchObject({ code: 1004 });
    expect(await notices(mobile)).toEqual([]);
    expect(await bind(verifyCode)).toMatchObject({ code: 0 });
    expect(await notices(mobile)).toEqual([expect.stringContaining('微信')]);
  });
});

test("a reset takes a stranger's WeChat with it and is told; another's binding stays", async () => {
  const mobile = '13800000002';
  const verifyCode = await codeFor(gateway, mobile, 'reset');
  const body = { mobile, verifyCode, password: md5('orchid-8-lantern') };
  expect(await call('resetPassword', null, { body })).toMatchObject({ code: 0 });
  expect((await notices(mobile))[0]).toContain('WeChat was unbound');
  const scanned = async (name: string) => {
    const { ticket, qrContent } = await phone.getCode();
    await phone.answer(await phone.scan(qrContent, name), '1');
    return (await phone.query(ticket)).data.status;
  };
  expect(await scanned('within')).toBe('unbound');
  expect(await scanned('outside')).toBe('confirmed');
  const { rows } = await gateway.owner.query(
    "select 1 from audit_event where action = 'user.wechatUnbound' and main_id = $1",
    [demoMains.first],
  );
  expect(rows).toHaveLength(1);
});

test('the history tells wrong codes and what a pause refused, at most a hundred a day, and nobody else’s', async () => {
  const mobile = '13800000001';
  const sign = (body: object, ip = '10.60.0.1') =>
    gateway.call('login', { body: { mobile, clientType: 'ENT_WEB', ...body } }, { ip });
  const code = await codeFor(gateway, mobile, 'login');
  await sign({ loginType: 'sms', verifyCode: wrong(code) });
  for (let n = 0; n < 6; n += 1) await sign({ loginType: 'password', password: md5(`wrong ${n}`) });
  await sign({ loginType: 'sms', verifyCode: code });
  const history = async (): Promise<string[]> => {
    const token = await passwordLogin(gateway, mobile, DEMO_PASSWORD, { ip: '10.61.0.1' });
    const { data } = await call('listSignIns', token, { body: {} });
    return data.rows.map(({ way, outcome }: { way: string; outcome: string }) => `${way} ${outcome}`);
  };
  expect((await history()).slice(0, 9)).toEqual([
    'password ok',
    'sms paused',
    'password paused',
    ...Array(5).fill('password wrongPassword'),
    'sms wrongCode',
  ]);
  for (let n = 0; n < 110; n += 1) await sign({ loginType: 'sms', verifyCode: code });
  const { rows } = await gateway.owner.query(
    `select count(*)::int as n from sign_in_event e join users u on u.id = e.user_id
      where e.outcome <> 'ok' and u.mobile_index = $1`,
    [gateway.services.blindIndex.of('mobile', mobile)],
  );
  expect(rows[0].n).toBe(100);
  expect(await history()).toContain('password ok');
  const other = await passwordLogin(gateway, '13800000004', 'orchid-7-lantern');
  const { data } = await call('listSignIns', other, { body: {} });
  expect(JSON.stringify(data)).not.toContain('paused');
});
