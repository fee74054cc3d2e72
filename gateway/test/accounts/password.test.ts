import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { DEMO_PASSWORD } from '../../seeds/demoAccounts';
import { codeFor, passwordLogin, wrong } from './people';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const tryPassword = (mobile: string, password: string, ip?: string) =>
  gateway.call(
    'login',
    { body: { loginType: 'password', mobile, password: md5(password), clientType: 'ENT_WEB' } },
    ip ? { ip } : {},
  );

describe('security rule 5: stored passwords', () => {
  test('the database keeps argon2id (19 MiB, t=2, p=1) over the peppered MD5, never the MD5', async () => {
    const { rows } = await gateway.owner.query('select password_hash from users');
    expect(rows).toHaveLength(9);
    for (const { password_hash: hash } of rows) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(hash).not.toContain(md5(DEMO_PASSWORD));
    }
  });

  test('an unknown user answers as a wrong password does, after the same hashing', async () => {
    const verify = jest.spyOn(gateway.services.passwords, 'verify');
    const unknown = await tryPassword('13911110001', 'whatever-it-is', '10.1.0.1');
    const wrongOne = await tryPassword('13800000002', 'whatever-it-is', '10.1.0.1');
    expect(unknown).toMatchObject({ code: 1001, msg: 'Incorrect account or password', data: null });
    expect(wrongOne.bytes.equals(unknown.bytes)).toBe(true);
    expect(verify).toHaveBeenCalledTimes(2);
    expect(verify.mock.calls[0]![0]).toBeNull();
  });

  test.each([
    ['a common password', 'password123'],
    ['a common one of the region', 'woaini1314'],
    ['one key pressed again and again', 'mmmmmmmmmmmmmm'],
    ['blanks alone', ' '.repeat(10)],
    ['the own phone', '13911110002'],
    ['the own phone with its country', '+8613911110002'],
  ])('register refuses %s on the field, and the code stays good', async (_what, password) => {
    const mobile = '13911110002';
    gateway.clock.advance(3_600_000);
    const verifyCode = await codeFor(gateway, mobile, 'register');
    const refused = await gateway.call('register', {
      body: { mobile, password: md5(password), verifyCode, agreed: true },
    });
    expect(refused).toMatchObject({ code: 1000, data: { fields: [{ path: 'password' }] } });
    const { rows } = await gateway.owner.query('select used_at from sms_code order by sent_at desc limit 1');
    expect(rows[0].used_at).toBeNull();
  });

  test('another password is taken', async () => {
    gateway.clock.advance(3_600_000);
    const mobile = '13911110002';
    const verifyCode = await codeFor(gateway, mobile, 'register');
    const body = { mobile, password: md5('orchid-7-lantern'), verifyCode, agreed: true };
    expect(await gateway.call('register', { body })).toMatchObject({
      code: 0,
      data: { loginType: 'password' },
    });
    await passwordLogin(gateway, mobile, 'orchid-7-lantern');
  });
});

describe('security rule 6: the pause after wrong passwords', () => {
  test('five failures pause this account on this network, known or not, and no other network', async () => {
    for (const mobile of ['13800000003', '13922220000']) {
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await tryPassword(mobile, `wrong ${attempt}`, '10.2.0.1')).toMatchObject({ code: 1001 });
      }
      const paused = await tryPassword(mobile, DEMO_PASSWORD, '10.2.0.99');
      expect(paused).toMatchObject({ code: 1002, data: { retryAfter: 600 } });
      expect(paused.msg).toBe('Too many wrong passwords. Please try again in 10 min');
    }
    expect(await tryPassword('13800000003', DEMO_PASSWORD, '10.3.0.1')).toMatchObject({ code: 0 });
    expect(await tryPassword('13800000004', DEMO_PASSWORD, '10.2.0.1')).toMatchObject({ code: 0 });
  });

  test('the same lock holds for an SMS login and for WeChat binding, and a reset lifts it', async () => {
    const mobile = '13800000003';
    const place = { ip: '10.2.0.7' };
    const smsBody = { loginType: 'sms', mobile, verifyCode: '123456', clientType: 'ENT_WEB' };
    expect(await gateway.call('login', { body: smsBody }, place)).toMatchObject({ code: 1002 });
    expect(await gateway.call('login', { body: smsBody }, { ip: '10.4.0.1' })).toMatchObject({ code: 1004 });

    const verifyCode = await codeFor(gateway, mobile, 'reset');
    const reset = { mobile, verifyCode, password: md5('amber-3-harbour') };
    expect(await gateway.call('resetPassword', { body: reset })).toMatchObject({ code: 0, data: null });
    expect(await tryPassword(mobile, 'amber-3-harbour', place.ip)).toMatchObject({ code: 0 });
  });

  test('the pause grows: 10 minutes, 20, 40 … up to 24 hours', async () => {
    const pauses: number[] = [];
    for (let round = 0; round < 10; round++) {
      for (let attempt = 0; attempt < 5; attempt++) await tryPassword('13933330000', 'wrong', '10.5.0.1');
      const { data } = await tryPassword('13933330000', 'wrong', '10.5.0.1');
      pauses.push(data.retryAfter / 60);
      gateway.clock.advance(data.retryAfter * 1000 + 1000);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
  });

  test('a right password before the fifth failure forgets the failures', async () => {
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await tryPassword('13800000014', 'wrong', '10.7.0.1');
      expect(await tryPassword('13800000014', DEMO_PASSWORD, '10.7.0.1')).toMatchObject({ code: 0 });
    }
  });
});

test('call 7: unknown phone and wrong code are both 1004; a reset ends every session', async () => {
  const token = await passwordLogin(gateway, '13800000002');
  const code = await codeFor(gateway, '13800000002', 'reset');
  const body = (mobile: string, verifyCode: string) => ({
    body: { mobile, verifyCode, password: md5('velvet-9-comet') },
  });
  expect(await gateway.call('resetPassword', body('13944440000', '123456'))).toMatchObject({ code: 1004 });
  expect(await gateway.call('resetPassword', body('13800000002', wrong(code)))).toMatchObject({ code: 1004 });
  expect(await gateway.call('loginInfo', {}, { token })).toMatchObject({ code: 0 });
  expect(await gateway.call('resetPassword', body('13800000002', code))).toMatchObject({ code: 0 });
  expect(await gateway.call('loginInfo', {}, { token })).toMatchObject({ code: -5 });
});

test('call 7: the present password is no new one, which only who has the code is told, once for each code', async () => {
  const mobile = '13800000004';
  const token = await passwordLogin(gateway, mobile);
  const code = await codeFor(gateway, mobile, 'reset');
  const reset = (verifyCode: string, password: string) =>
    gateway.call('resetPassword', { body: { mobile, verifyCode, password: md5(password) } });
  expect(await reset(wrong(code), DEMO_PASSWORD)).toMatchObject({ code: 1004 });
  expect(await reset(code, DEMO_PASSWORD)).toMatchObject({
    code: 1000,
    data: {
      fields: [
        { path: 'password', msg: 'This is your current password. Please choose another one' },
        { path: 'verifyCode', msg: expect.stringContaining('has been used') },
      ],
    },
  });
  expect(await reset(code, DEMO_PASSWORD)).toMatchObject({ code: 1004 });
  expect(await gateway.call('loginInfo', {}, { token })).toMatchObject({ code: 0 });
  gateway.clock.advance(61_000);
  expect(await reset(await codeFor(gateway, mobile, 'reset'), 'copper-4-window')).toMatchObject({ code: 0 });
});
