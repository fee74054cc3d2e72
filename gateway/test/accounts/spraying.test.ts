import { DEMO_PASSWORD } from '../../seeds/demoAccounts';
import { NETWORK_FAILURES } from '../../src/modules/accounts/signInPause';
import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { codeFor } from './people';

/** A few passwords on very many phones: no account is paused, but the network is. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  // Only the verdict matters; fifty real hashes would only take time.
  const { passwords } = gateway.services;
  jest
    .spyOn(passwords, 'verify')
    .mockImplementation((hash, given) => Promise.resolve(hash !== null && given === md5(DEMO_PASSWORD)));
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(24 * 3_600_000));

const sign = (mobile: string, ip: string, password = 'Password-2026') =>
  gateway.call(
    'login',
    { body: { loginType: 'password', mobile, password: md5(password), clientType: 'ENT_WEB' } },
    { ip },
  );
let phones = 0;
const phone = () => `1396777${String((phones += 1)).padStart(4, '0')}`;
const failures = async (n: number, ip: (n: number) => string) => {
  for (let i = 0; i < n; i += 1) expect(await sign(phone(), ip(i))).toMatchObject({ code: 1001 });
};

test.each([
  ['IPv4', (n: number) => `10.40.0.${n}`, '10.40.1.1'],
  ['IPv6', (n: number) => `2001:db8:9:1::${n.toString(16)}`, '2001:db8:9:2::1'],
])(
  'fifty wrong passwords of one network pause it for the rest of ten minutes (%s)',
  async (_kind, ip, other) => {
    await failures(NETWORK_FAILURES - 1, ip);
    gateway.clock.advance(4 * 60_000);
    // The fiftieth attempt is checked, too; a right password would not count.
    await failures(1, ip);
    expect(await sign(phone(), ip(200))).toMatchObject({ code: 1007, data: { retryAfter: 360 } });
    expect(await sign('13800000001', ip(201), DEMO_PASSWORD)).toMatchObject({ code: 1007 });
    // The counterparts: another network, another way in, and the same network afterwards.
    expect(await sign('13800000001', other, DEMO_PASSWORD)).toMatchObject({ code: 0 });
    const verifyCode = await codeFor(gateway, '13800000002', 'login');
    const body = { loginType: 'sms', mobile: '13800000002', verifyCode, clientType: 'ENT_WEB' };
    expect(await gateway.call('login', { body }, { ip: ip(202) })).toMatchObject({ code: 0 });
    gateway.clock.advance(6 * 60_000);
    expect(await sign('13800000001', ip(203), DEMO_PASSWORD)).toMatchObject({ code: 0 });
  },
);

test('a right password counts nothing, however many', async () => {
  const ip = () => '10.41.0.1';
  await failures(NETWORK_FAILURES - 1, ip);
  for (let n = 0; n < 5; n += 1)
    expect(await sign('13800000001', ip(), DEMO_PASSWORD)).toMatchObject({ code: 0 });
  await failures(1, ip);
  expect(await sign('13800000001', ip(), DEMO_PASSWORD)).toMatchObject({ code: 1007 });
});

test('a paused account spends nothing of its network', async () => {
  const ip = () => '10.42.0.1';
  const one = phone();
  for (let n = 0; n < 5; n += 1) await sign(one, ip());
  for (let n = 0; n < 60; n += 1) expect(await sign(one, ip())).toMatchObject({ code: 1002 });
  expect(await sign('13800000001', ip(), DEMO_PASSWORD)).toMatchObject({ code: 0 });
});

test('a hundred at once on as many phones get fifty looks', async () => {
  const replies = await Promise.all(Array.from({ length: 100 }, () => sign(phone(), '10.43.0.1')));
  const looked = replies.filter(({ code }) => code === 1001).length;
  expect(looked).toBeLessThanOrEqual(NETWORK_FAILURES);
  expect(looked).toBeGreaterThan(0);
});
