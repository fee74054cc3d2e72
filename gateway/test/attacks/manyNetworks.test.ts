import { demoUsers, DEMO_PASSWORD } from '../../seeds/demoAccounts';
import { ALARM_NETWORKS, ALARM_TRIES } from '../../src/modules/accounts/attackedAlarm';
import { attackedAccounts } from '../../src/platform/observability/alarms';
import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';

/*
 * Many attempts on one account from many networks: each network stays below its pause, so only their sum shows the attack.
 * The operator sees a metric and a log line, the person gets an SMS, once a day.
 */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const { passwords } = gateway.services;
  jest
    .spyOn(passwords, 'verify')
    .mockImplementation((hash, given) => Promise.resolve(hash !== null && given === md5(DEMO_PASSWORD)));
});
afterAll(() => gateway.close());

const sign = (mobile: string, ip: string, password = 'Password-2026') => {
  const body = { loginType: 'password', mobile, password: md5(password), clientType: 'ENT_WEB' };
  return gateway.call('login', { body }, { ip });
};
/** Four attempts of each network: one less than pauses it. */
const attack = async (mobile: string, networks: number, from = 0) => {
  for (let n = 0; n < networks; n += 1)
    for (let tries = 0; tries < 4; tries += 1)
      expect(await sign(mobile, `10.50.${from + n}.${tries}`)).toMatchObject({ code: 1001 });
  await gateway.runJobs();
};
const notices = async (mobile: string) =>
  (await gateway.outbox(mobile))
    .filter(({ template }) => template === 'securityNotice')
    .map(({ text }) => text);
const raised = async () => (await attackedAccounts.get()).values[0]?.value ?? 0;

test('raises the metric and tells the person once a day, in both languages and without a link; the person signs in as ever', async () => {
  const mobile = '13800000002';
  const before = await raised();
  await attack(mobile, ALARM_NETWORKS - 1);
  expect(await notices(mobile)).toEqual([]);
  await attack(mobile, 1, 100);
  expect(await raised()).toBe(before + 1);
  const [text, ...more] = await notices(mobile);
  expect(more).toEqual([]);
  expect(text).toContain('有人从多个网络多次尝试登录您的账号');
  expect(text).toContain('Somebody is trying to sign in to your account from many networks');
  expect(text).not.toMatch(/https?:|\d{5}/);
  expect(await sign(mobile, '10.60.0.1', DEMO_PASSWORD)).toMatchObject({ code: 0 });

  // It cannot be used to flood the person: the next one is a day later.
  await attack(mobile, 20, 120);
  expect(await notices(mobile)).toHaveLength(1);
  expect(await raised()).toBe(before + 1);
  gateway.clock.advance(25 * 3_600_000);
  await attack(mobile, ALARM_NETWORKS, 200);
  expect(await notices(mobile)).toHaveLength(2);
  expect(await raised()).toBe(before + 2);
});

test('guessed SMS codes raise the same alarm, alone or beside passwords', async () => {
  const mobile = '13800000014';
  const guess = async (operation: string, ip: string) => {
    const body =
      operation === 'login'
        ? { loginType: 'sms', mobile, verifyCode: '000000', clientType: 'ENT_WEB' }
        : { mobile, verifyCode: '000000', password: md5('Password-2026') };
    expect(await gateway.call(operation, { body }, { ip })).toMatchObject({ code: 1004 });
  };
  const before = await raised();
  for (let n = 0; n < ALARM_NETWORKS - 1; n += 1)
    for (let tries = 0; tries < 4; tries += 1) await guess(n % 2 ? 'resetPassword' : 'login', `10.51.${n}.1`);
  await gateway.runJobs();
  expect(await raised()).toBe(before);
  await attack(mobile, 1, 110);
  expect(await raised()).toBe(before + 1);
  expect(await notices(mobile)).toHaveLength(1);
});

test('who mistypes at home, at work and on the way raises nothing, however often; nor do many people of many networks', async () => {
  const before = await raised();
  for (let n = 0; n < ALARM_TRIES; n += 1) {
    await sign('13800000003', `10.7${n % 3}.0.1`);
    gateway.clock.advance(11 * 60_000);
  }
  for (const mobile of ['13800000011', '13800000012', '13800000013']) await attack(mobile, 3, 10);
  expect(await raised()).toBe(before);
  expect(await notices('13800000003')).toEqual([]);
});

test('a phone nobody has is told nothing, and costs the same: the answers do not differ', async () => {
  const before = await raised();
  const replies = new Set<string>();
  for (const mobile of ['13677770001', '13800000004']) {
    await attack(mobile, ALARM_NETWORKS - 1, 30);
    for (let tries = 0; tries < 4; tries += 1)
      replies.add((await sign(mobile, `10.50.40.${tries}`)).bytes.toString());
    const { rows } = await gateway.owner.query(
      `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'user.attacked'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await gateway.runJobs();
  }
  expect(replies.size).toBe(1);
  expect(await gateway.outbox('13677770001')).toEqual([]);
  expect(await raised()).toBe(before + 1);
});

test('the log names the user by id, nothing more; rows go after two days', async () => {
  const { rows } = await gateway.owner.query<{ row: string }>(
    'select to_jsonb(a)::text as row from sign_in_alarm a',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes('138000000') || row.includes(demoUsers.viewer))).toBe(false);
  await gateway.owner.query(`select sign_in_alarm_purge($1)`, [
    new Date(gateway.clock.now().getTime() + 3 * 86_400_000),
  ]);
  expect((await gateway.owner.query('select from sign_in_alarm')).rowCount).toBe(0);
});
