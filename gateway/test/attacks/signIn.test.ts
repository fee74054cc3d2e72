import { gatewayWithPeople } from '../checks';
import { Writable } from 'node:stream';
import { md5, type TestGateway } from '../gateway';
import { DEMO_PASSWORD } from '../../seeds/demoAccounts';
import { codeFor, passwordLogin, wrong } from '../accounts/people';
import { wechatPhone } from '../accounts/phones';
import { attack } from './attack';

// Attacks on the ways of signing in, each beside the same call by its rightful user: security rules 4 to 8 as far as the
// other files of this folder do not cover them.

let gateway: TestGateway;
let phone: ReturnType<typeof wechatPhone>;
let log = '';
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  gateway = await gatewayWithPeople({ logTo });
  phone = wechatPhone(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));

const byPassword = (mobile: string, password: string, ip: string) =>
  gateway.call(
    'login',
    { body: { loginType: 'password', mobile, password: md5(password), clientType: 'ENT_WEB' } },
    { ip },
  );
const bySms = (mobile: string, verifyCode: string, ip?: string) =>
  gateway.call(
    'login',
    { body: { loginType: 'sms', mobile, verifyCode, clientType: 'ENT_WEB' } },
    ip ? { ip } : {},
  );
const bind = (bindToken: string, mobile: string, verifyCode: string, ip?: string) =>
  gateway.call('bindMobile', { body: { bindToken, mobile, verifyCode } }, ip ? { ip } : {});
const reset = (mobile: string, verifyCode: string, password: string) =>
  gateway.call('resetPassword', { body: { mobile, verifyCode, password: md5(password) } });
const info = (token: string) => gateway.call('loginInfo', {}, { token });

describe('rule 5: what a reset takes as a password', () => {
  test.each([
    ['a common password', 'password123'],
    ['the own phone', '13800000011'],
  ])('not %s, and the code stays good for another one', async (_what, refused) => {
    const code = await codeFor(gateway, '13800000011', 'reset');
    expect(await reset('13800000011', code, refused)).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'password' }] },
    });
    expect(await reset('13800000011', code, `another for ${refused}`)).toMatchObject({ code: 0 });
  });
});

attack('password brute force', {
  async refused() {
    const verify = jest.spyOn(gateway.services.passwords, 'verify');
    const guesses = Array.from({ length: 40 }, (_, n) => byPassword('13800000012', `guess ${n}`, '10.6.0.1'));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    // Reserved before hashing: five are checked, however many come at once.
    expect(codes.filter((code) => code === 1001)).toHaveLength(5);
    expect(codes.filter((code) => code === 1002)).toHaveLength(35);
    expect(verify).toHaveBeenCalledTimes(5);
    expect(await byPassword('13800000012', DEMO_PASSWORD, '10.6.0.2')).toMatchObject({ code: 1002 });
  },
  async twin() {
    expect(await byPassword('13800000012', DEMO_PASSWORD, '10.7.0.1')).toMatchObject({ code: 0 });
    gateway.clock.advance(600_000);
    expect(await byPassword('13800000012', DEMO_PASSWORD, '10.6.0.1')).toMatchObject({ code: 0 });
  },
});

describe('rule 6: the pause', () => {
  const mobile = '13800000002';
  const lock = async (ip: string) => {
    for (let n = 0; n < 5; n++) await byPassword(mobile, `wrong ${n}`, ip);
    expect(await byPassword(mobile, DEMO_PASSWORD, ip)).toMatchObject({ code: 1002 });
  };

  test('holds on every way in, with the right proof in hand: password, SMS, WeChat scan, WeChat binding', async () => {
    const ip = '10.20.0.1';
    await lock(ip);
    const left = { code: 1002, data: { retryAfter: 600 } };
    expect(await bySms(mobile, await codeFor(gateway, mobile, 'login'), ip)).toMatchObject(left);
    const bindToken = await phone.unbound('locked');
    gateway.clock.advance(61_000);
    const code = await codeFor(gateway, mobile, 'wechatBind');
    expect(await bind(bindToken, mobile, code, ip)).toMatchObject({ code: 1002, data: { retryAfter: 539 } });
    // Another network, the same proof: bound. Then the scan is refused exactly where the pause holds.
    expect(await bind(bindToken, mobile, code, '10.21.0.1')).toMatchObject({ code: 0 });
    const scanned = async (from: string) => {
      const { ticket, qrContent } = await phone.getCode();
      await phone.answer(await phone.scan(qrContent, 'locked'), '1');
      return gateway.call('queryQrResult', { body: { ticket } }, { ip: from });
    };
    expect((await scanned(ip)).data).toMatchObject({ status: 'canceled', refused: { code: 1002 } });
    expect((await scanned('10.21.0.1')).data).toMatchObject({
      status: 'confirmed',
      login: { loginType: 'wechat' },
    });
  });

  test('is of a network, not of an address; other networks, other accounts and time go on', async () => {
    await lock('2001:db8:1:1::1');
    expect(await byPassword(mobile, DEMO_PASSWORD, '2001:db8:1:1:ffff::9')).toMatchObject({ code: 1002 });
    expect(await byPassword(mobile, DEMO_PASSWORD, '2001:db8:1:2::1')).toMatchObject({ code: 0 });
    expect(await byPassword('13800000012', DEMO_PASSWORD, '2001:db8:1:1::1')).toMatchObject({ code: 0 });
    gateway.clock.advance(600_000);
    expect(await byPassword(mobile, DEMO_PASSWORD, '2001:db8:1:1::1')).toMatchObject({ code: 0 });
  });

  test('is in the database: phones and addresses in it are blind', async () => {
    await lock('10.22.0.1');
    const { rows } = await gateway.owner.query('select to_jsonb(p)::text as row from sign_in_pause p');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(mobile) || row.includes('10.22.0'))).toBe(false);
  });
});

type Scene = 'login' | 'reset' | 'wechatBind';
const guessed = '13800000003';

/** A fresh code of a scene, and a call that tries one there. */
async function guessing(scene: Scene) {
  gateway.clock.advance(61_000);
  const code = await codeFor(gateway, guessed, scene);
  const bindToken = scene === 'wechatBind' ? await phone.unbound(`guess-${code}`) : '';
  const attempt = (guess: string) => {
    if (scene === 'login') return bySms(guessed, guess);
    return scene === 'reset' ? reset(guessed, guess, 'another-password-7') : bind(bindToken, guessed, guess);
  };
  return { code, attempt };
}

attack('code guessing', {
  async refused() {
    for (const scene of ['login', 'reset', 'wechatBind'] as const) {
      const { code, attempt } = await guessing(scene);
      const guesses = Array.from({ length: 200 }, (_, n) => String(n).padStart(6, '0'));
      const replies = await Promise.all(guesses.filter((guess) => guess !== code).map(attempt));
      // Beyond the limit of one address they are refused with 429, beyond the gateway's with 503; nobody gets in, and the
      // code is dead.
      expect(replies.every(({ code: c, status }) => c === 1004 || [429, 503].includes(status))).toBe(true);
      const { rows } = await gateway.owner.query('select tries from sms_code order by sent_at desc limit 1');
      expect([scene, rows[0].tries]).toEqual([scene, 5]);
      expect(await attempt(code)).toMatchObject({ code: 1004 });
    }
  },
  async twin() {
    gateway.clock.advance(25 * 3_600_000);
    for (const scene of ['login', 'reset', 'wechatBind'] as const) {
      const { code, attempt } = await guessing(scene);
      for (let n = 0; n < 4; n += 1) expect(await attempt(wrong(code))).toMatchObject({ code: 1004 });
      expect([scene, (await attempt(code)).code]).toEqual([scene, 0]);
    }
  },
});

describe('rule 7: codes', () => {
  test('a code opens nothing but its own scene of its own phone', async () => {
    const [one, two] = ['13800000003', '13800000011'];
    const login = await codeFor(gateway, one, 'login');
    const bindToken = await phone.unbound('scenes');
    expect(await bySms(two, login)).toMatchObject({ code: 1004 });
    expect(await reset(one, login, 'amber-3-harbour')).toMatchObject({ code: 1004 });
    expect(await bind(bindToken, one, login)).toMatchObject({ code: 1004 });
    const visit = { mobile: one, verifyCode: login };
    expect(await gateway.call('visitorLogin', { body: visit })).toMatchObject({ code: 1004 });
    expect(await bySms(one, login)).toMatchObject({ code: 0 });
  });

  test('the code for the old phone goes to the own phone only; a stranger’s gets the same reply', async () => {
    const token = await passwordLogin(gateway, '13800000004');
    const ask = (mobile: string) =>
      gateway.call('sendVerifyCode', { body: { mobile, scene: 'changeMobileOld' } }, { token });
    const before = (await gateway.outbox('13800000014')).length;
    const strange = await ask('13800000014');
    expect(await gateway.outbox('13800000014')).toHaveLength(before);
    const own = await ask('13800000004');
    expect(own.bytes.equals(strange.bytes)).toBe(true);
    expect((await gateway.outbox('13800000004'))[0]!.text).toMatch(/\d{6}/);
  });
});

describe('rule 7: QR codes', () => {
  test('who photographs the code on the screen learns nothing of the session it opens', async () => {
    const { ticket, qrContent } = await phone.getCode();
    const address = await phone.scan(qrContent, 'quentin');
    await phone.answer(address, '1');
    // Neither the contents of the picture nor the address of the phone's answer can replace the ticket.
    for (const guess of [phone.stateOf(qrContent), new URLSearchParams(address.split('?')[1]).get('token')!])
      expect((await phone.query(guess)).data).toEqual({ status: 'expired' });
    expect((await phone.query(ticket)).data).toMatchObject({ status: 'unbound', nickname: 'quentin' });
    const { rows } = await gateway.owner.query('select to_jsonb(t)::text as row from wechat_ticket t');
    expect(rows.some(({ row }) => row.includes(ticket) || row.includes(phone.stateOf(qrContent)))).toBe(
      false,
    );
  });

  test('a bind token serves at 9 minutes 59, once, whoever is first', async () => {
    const bindToken = await phone.unbound('rita');
    gateway.clock.advance(599_000);
    const codes = [
      ['13800000012', await codeFor(gateway, '13800000012', 'wechatBind')],
      ['13800000013', await codeFor(gateway, '13800000013', 'wechatBind')],
    ] as const;
    const replies = await Promise.all(codes.map(([mobile, code]) => bind(bindToken, mobile, code)));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1010]);
  });
});

describe('rule 8: what is stored and told', () => {
  test('loginInfo names ids, display name, roles, the masked phone and menus: nothing more personal', async () => {
    const token = await passwordLogin(gateway, '13800000012');
    const { data, bytes } = await info(token);
    expect(Object.keys(data).sort()).toEqual(
      [
        'avatar',
        'enterprise',
        'language',
        'loginType',
        'mainId',
        'mainName',
        'menus',
        'mobile',
        'nickName',
        'permissions',
      ]
        .concat(['roles', 'sToken', 'severalAccounts', 'userId', 'userType', 'username'])
        .sort(),
    );
    expect(bytes.toString()).not.toContain('13800000012');
    expect(data.mobile).toBe('138****0012');
  });

  test('tokens, codes, passwords and phones of all the above stand in no log line', async () => {
    const token = await passwordLogin(gateway, '13800000012');
    const code = await codeFor(gateway, '13800000012', 'login');
    await bySms('13800000012', code);
    expect(log).toContain('"operation":"login"');
    for (const secret of [token, md5(DEMO_PASSWORD), '13800000012', '13800000002'])
      expect(log.includes(secret)).toBe(false);
    expect(new RegExp(`\\b${code}\\b`).test(log)).toBe(false);
  });
});
