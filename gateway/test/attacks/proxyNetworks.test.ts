import { DEMO_PASSWORD } from '../../seeds/demoAccounts';
import { NETWORK_FAILURES } from '../../src/modules/accounts/signInPause';
import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { post, proxyBefore, SIGN_IN, signIn, type Side } from './behindProxy';

/*
 * Lock-out behind a proxy: one client's failures must not lock out another, and no client can impersonate another by a
 * header. The twin of each attack is a client who has done nothing.
 */
const SMS_A_MINUTE = 4;
const mobile = '13800000002';
let gateway: TestGateway;
let proxy: Awaited<ReturnType<typeof proxyBefore>>;
let attacker: Side;
let other: Side;

/** Fifty real hashes would only take time: only the verdict matters. */
async function open(trustProxy: string): Promise<TestGateway> {
  const opened = await gatewayWithPeople({
    env: { TRUST_PROXY: trustProxy, SMS_PER_IP_PER_MINUTE: String(SMS_A_MINUTE) },
  });
  jest
    .spyOn(opened.services.passwords, 'verify')
    .mockImplementation((hash, given) => Promise.resolve(hash !== null && given === md5(DEMO_PASSWORD)));
  return opened;
}
afterEach(async () => {
  await proxy.close();
  await gateway.close();
});

async function behind(trustProxy: string) {
  gateway = await open(trustProxy);
  proxy = await proxyBefore(gateway.address);
  attacker = await proxy.side('203.0.113.7');
  other = await proxy.side('198.51.100.7');
}
const wrong = async (side: Side, headers: (n: number) => Record<string, string> = () => ({})) => {
  for (let n = 0; n < 5; n += 1)
    expect(await side.post(SIGN_IN, signIn(mobile, `wrong ${n}`), headers(n))).toMatchObject({ code: 1001 });
};
const right = (side: Side, headers?: Record<string, string>) =>
  side.post(SIGN_IN, signIn(mobile, DEMO_PASSWORD), headers);

test('two clients behind one proxy are two networks: pause, spraying and SMS of one leave the other alone', async () => {
  await behind('127.0.0.1');
  await wrong(attacker);
  expect(await right(attacker)).toMatchObject({ code: 1002 });
  expect(await right(other)).toMatchObject({ code: 0 });

  // One password on many phones.
  for (let n = 0; n < NETWORK_FAILURES - 5; n += 1)
    await attacker.post(SIGN_IN, signIn(`1396888${String(n).padStart(4, '0')}`, 'Password-2026'));
  expect(await attacker.post(SIGN_IN, signIn('13800000003', DEMO_PASSWORD))).toMatchObject({ code: 1007 });
  expect(await other.post(SIGN_IN, signIn('13800000003', DEMO_PASSWORD))).toMatchObject({ code: 0 });

  const ask = (side: Side, n: number) =>
    side.post('/base/sms/sendVerifyCode', { mobile: `1396999000${n}`, scene: 'register' });
  for (let n = 0; n < SMS_A_MINUTE; n += 1) expect(await ask(attacker, n)).toMatchObject({ code: 0 });
  expect(await ask(attacker, 8)).toMatchObject({ code: 1007 });
  expect(await ask(other, 9)).toMatchObject({ code: 0 });
});

test('a client behind the proxy does not become another one by writing X-Forwarded-For itself', async () => {
  await behind('127.0.0.1');
  await wrong(attacker, (n) => ({ 'x-forwarded-for': `192.0.2.${n}` }));
  expect(await right(attacker, { 'x-forwarded-for': '192.0.2.99' })).toMatchObject({ code: 1002 });
  // Naming the victim's address does not pause the victim either.
  expect(await right(other)).toMatchObject({ code: 0 });
  const forged = { 'x-forwarded-for': '198.51.100.7' };
  for (let n = 0; n < 6; n += 1) await attacker.post(SIGN_IN, signIn('13800000004', 'wrong'), forged);
  expect(await other.post(SIGN_IN, signIn('13800000004', DEMO_PASSWORD))).toMatchObject({ code: 0 });
});

test.each(['10.0.0.5', 'none'])(
  'a peer that TRUST_PROXY=%s does not name is no proxy: however it forges the header, it stays one client',
  async (trustProxy) => {
    await behind(trustProxy);
    const direct = (body: object, n: number) =>
      post(gateway.address, SIGN_IN, body, {
        'x-forwarded-for': `192.0.${n}.1`,
        forwarded: `for=192.0.${n}.1`,
      });
    for (let n = 0; n < 5; n += 1)
      expect(await direct(signIn(mobile, 'wrong'), n)).toMatchObject({ code: 1001 });
    expect(await direct(signIn(mobile, DEMO_PASSWORD), 9)).toMatchObject({ code: 1002 });
    // The counterpart: another account is let in from there.
    expect(await direct(signIn('13800000003', DEMO_PASSWORD), 10)).toMatchObject({ code: 0 });
  },
);

test('without TRUST_PROXY all clients of a proxy count as one, as the start says', async () => {
  await behind('');
  await wrong(attacker);
  expect(await right(other)).toMatchObject({ code: 1002 });
});

test.each([
  ['203.0.113.7:51123', '203.0.113.99:80', '198.51.100.7:51123'],
  ['[2001:db8:1:1::7]:51123', '2001:db8:1:1::8', '[2001:db8:2:2::7]:51123'],
  ['unknown', '_hidden', '198.51.100.7'],
])(
  'what a proxy calls %s is the network of %s, and not that of %s; nothing breaks',
  async (one, same, another) => {
    await behind('127.0.0.1');
    await wrong(await proxy.side(one));
    expect(await right(await proxy.side(same))).toMatchObject({ code: 1002 });
    expect(await right(await proxy.side(another))).toMatchObject({ code: 0 });
  },
);
