import { gatewayWithPeople } from '../checks';
import pg from 'pg';
import type { TestGateway } from '../gateway';
import { codeFor } from './people';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople({ env: { SMS_PER_IP_PER_MINUTE: '60' } });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));

const ask = (mobile: string, scene = 'login', ip = '10.0.0.1') =>
  gateway.call('sendVerifyCode', { body: { mobile, scene } }, { ip });
const smsLogin = (mobile: string, verifyCode: string) =>
  gateway.call('login', { body: { loginType: 'sms', mobile, verifyCode, clientType: 'ENT_WEB' } });

test('call 6 answers interval and life; the code signs in once', async () => {
  expect(await ask('13800000001')).toMatchObject({ code: 0, data: { interval: 60, expiresIn: 300 } });
  const code = /\d{6}/.exec((await gateway.outbox('13800000001'))[0]!.text)![0];
  expect(await smsLogin('13800000001', code)).toMatchObject({
    code: 0,
    data: { loginType: 'sms', expiresIn: 43200 },
  });
  expect(await smsLogin('13800000001', code)).toMatchObject({ code: 1004 });
});

test('its message is worth nothing after its five minutes: the outbox drops it then', async () => {
  await ask('13800000002');
  const { rows } = await gateway.owner.query(
    'select expires_at from sms_outbox order by created_at desc limit 1',
  );
  expect(rows[0].expires_at).toEqual(new Date(gateway.clock.now().getTime() + 300_000));
});

test('a code is kept as HMAC only', async () => {
  const code = await codeFor(gateway, '13800000001', 'login');
  const { rows } = await gateway.owner.query('select to_jsonb(c) as row from sms_code c');
  for (const { row } of rows) {
    expect(row.code_hmac).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ ...row, code_hmac: '', id: '' })).not.toContain(code);
  }
});

test('a code serves its own scene only, and five minutes only', async () => {
  const forReset = await codeFor(gateway, '13800000002', 'reset');
  expect(await smsLogin('13800000002', forReset)).toMatchObject({ code: 1004 });
  gateway.clock.advance(61_000);
  const code = await codeFor(gateway, '13800000002', 'login');
  gateway.clock.advance(299_000);
  const late = await codeFor(gateway, '13800000003', 'login');
  expect(await smsLogin('13800000002', code)).toMatchObject({ code: 0 });
  gateway.clock.advance(300_000);
  expect(await smsLogin('13800000003', late)).toMatchObject({ code: 1004 });
});

test('one right code used 20 times at once opens one session', async () => {
  const code = await codeFor(gateway, '13800000012', 'login');
  const replies = await Promise.all(Array.from({ length: 20 }, () => smsLogin('13800000012', code)));
  expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1);
});

describe('limits per phone over all scenes, kept in the database', () => {
  test('60 seconds between two, known or not', async () => {
    for (const mobile of ['13800000013', '13955550000']) {
      expect(await ask(mobile)).toMatchObject({ code: 0 });
      gateway.clock.advance(20_000);
      const soon = await ask(mobile, 'reset');
      expect(soon).toMatchObject({ code: 1005, data: { retryAfter: 40 } });
      expect(soon.msg).toBe('Sending too frequently, please try again in 40 s');
      gateway.clock.advance(40_000);
      expect(await ask(mobile, 'reset')).toMatchObject({ code: 0 });
    }
  });

  test('two at once: one', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask('13800000013')));
    expect(replies.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 1005)).toHaveLength(7);
  });

  test('five an hour, ten a day', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 6; n++) {
      answers.push((await ask('13800000014', n % 2 ? 'reset' : 'login')).code);
      gateway.clock.advance(61_000);
    }
    expect(answers).toEqual([0, 0, 0, 0, 0, 1005]);
    gateway.clock.advance(3_600_000);
    for (let n = 0; n < 5; n++) {
      expect(await ask('13800000014')).toMatchObject({ code: 0 });
      gateway.clock.advance(61_000);
    }
    gateway.clock.advance(3_600_000);
    expect(await ask('13800000014')).toMatchObject({ code: 1006, msg: 'Daily SMS limit reached' });
    gateway.clock.advance(24 * 3_600_000);
    expect(await ask('13800000014')).toMatchObject({ code: 0 });
  });

  test.each([
    ['IPv4', (n: number) => `10.9.0.${n}`, '10.9.1.1'],
    ['IPv6', (n: number) => `2001:db8:1:1::${n.toString(16)}`, '2001:db8:1:2::1'],
  ])(
    '60 a minute from one network, however many addresses (%s); another network goes on',
    async (_kind, ip, other) => {
      const asks = Array.from({ length: 60 }, (_, n) => `139666600${String(n).padStart(2, '0')}`);
      for (const [n, mobile] of asks.entries())
        expect(await ask(mobile, 'register', ip(n + 1))).toMatchObject({ code: 0 });
      expect(await ask('13966660099', 'register', ip(99))).toMatchObject({ code: 1007 });
      expect(await ask('13966660099', 'register', other)).toMatchObject({ code: 0 });
    },
  );
});

describe('unknown phones', () => {
  test.each(['login', 'reset', 'visitor'])('scene %s: the same reply, no message', async (scene) => {
    const reply = await ask('13977770000', scene);
    expect(reply).toMatchObject({ code: 0, data: { interval: 60, expiresIn: 300 } });
    expect(await gateway.outbox('13977770000')).toEqual([]);
  });

  test.each(['register', 'wechatBind'])('scene %s is always sent', async (scene) => {
    await ask('13977770001', scene);
    expect(await gateway.outbox('13977770001')).not.toEqual([]);
  });

  test('known and unknown take the same statements, hence the same time', async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const statementsOf = async (mobile: string) => {
      query.mockClear();
      await ask(mobile);
      return query.mock.calls.map(([first]) => {
        const text =
          typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
        return text.replace(/\s+/g, ' ').trim();
      });
    };
    const known = await statementsOf('13800000001');
    const unknown = await statementsOf('13977770002');
    expect(known.length).toBeGreaterThan(4);
    expect(unknown).toEqual(known);
  });

  test('no code of an unsent message opens anything, not even the right one', async () => {
    await ask('13800000001');
    await gateway.owner.query('update sms_code set live = false');
    const code = /\d{6}/.exec((await gateway.outbox('13800000001'))[0]!.text)![0];
    expect(await smsLogin('13800000001', code)).toMatchObject({ code: 1004 });
  });
});

test('the change-mobile scenes need a session', async () => {
  expect(await ask('13800000001', 'changeMobileOld')).toMatchObject({ code: -5 });
  expect(await ask('13800000001', 'changeMobileNew')).toMatchObject({ code: -5 });
});
