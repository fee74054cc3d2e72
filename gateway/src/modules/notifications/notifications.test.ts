import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { CallInput, TestGateway } from '../../../test/gateway';
import { publishEvent } from '../../../test/notifications';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { notificationsPurgeJob } from './purgeJob';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
const checkOf: Record<string, string> = {};
const tokens: Record<string, string> = {};
type Name = keyof typeof demoUsers;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  for (const [mainId, user] of [
    [first, demoUsers.recruiter],
    [second, demoUsers.owner],
  ] as const) {
    await fund(gateway, 1_000_000, mainId);
    const token = await sessionOf(gateway, user, mainId);
    checkOf[mainId] = (await placeOrder(gateway, token, {}, mainId)).checkId;
  }
});
afterAll(() => gateway.close());

async function as(name: Name, operation: string, input: CallInput = {}, mainId: string = first) {
  const key = `${name} ${mainId}`;
  tokens[key] ??= await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token: tokens[key], mainId });
}
const list = async (name: Name, body: object = {}, mainId?: string) =>
  (await as(name, 'listNotifications', { body }, mainId)).data;
const unread = async (name: Name, mainId?: string) =>
  (await as(name, 'countUnreadNotifications', {}, mainId)).data.unread;
const report = async (
  mainId: string = first,
  kind: 'check.reported' | 'check.disputed' = 'check.reported',
) => {
  gateway.clock.advance(1000);
  await publishEvent(gateway, { mainId, kind, checkId: checkOf[mainId]! });
};

test('the newest first by pages, unread ones alone, one read, all read', async () => {
  for (let i = 0; i < 3; i += 1) await report();
  expect(await unread('recruiter')).toBe(3);
  const page = await list('recruiter', { limit: 2 });
  expect(page.rows).toHaveLength(2);
  const rest = await list('recruiter', { limit: 2, cursor: page.nextCursor });
  expect(rest).toMatchObject({ rows: [{ kind: 'check.reported', readAt: null }], nextCursor: null });
  const all = [...page.rows, ...rest.rows];
  const times = all.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(all[0]).toMatchObject({ checkId: checkOf[first], mainName: '晨星科技有限公司', entity: 'check' });
  expect(all[0].orderNo).toMatch(/^PB/);

  const { notificationId } = all[1];
  expect((await as('recruiter', 'readNotification', { body: { notificationId } })).code).toBe(0);
  expect((await as('recruiter', 'readNotification', { body: { notificationId } })).code).toBe(0);
  expect(await unread('recruiter')).toBe(2);
  const left = await list('recruiter', { unread: true });
  expect(left.rows.map((row: { notificationId: string }) => row.notificationId)).toEqual([
    all[0].notificationId,
    all[2].notificationId,
  ]);
  expect((await as('recruiter', 'readAllNotifications', { body: {} })).code).toBe(0);
  expect(await unread('recruiter')).toBe(0);
  expect((await list('recruiter')).rows).toHaveLength(3);
});

test('the candidate is named to who sees the record, and no longer once they do not', async () => {
  await report();
  expect((await list('recruiter')).rows[0]).toMatchObject({ candidateName: '赵敏' });
  const own = (userId: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update checks set created_by = ${userId}, owner_id = ${userId}, department_id = null
        where id = ${checkOf[first]!}`),
    );
  await own(demoUsers.owner);
  expect((await list('recruiter')).rows[0]).toMatchObject({ kind: 'check.reported', candidateName: null });
  await own(demoUsers.recruiter);
  await as('recruiter', 'readAllNotifications', { body: {} });
});

test('everybody reads own ones only: those of others answer as missing and stay unread', async () => {
  await report();
  const [{ notificationId }] = (await list('recruiter', { unread: true })).rows;
  for (const [name, mainId] of [
    ['owner', first],
    ['viewer', first],
    ['owner', second],
    ['analyst', platform],
  ] as const) {
    const reply = await as(name, 'readNotification', { body: { notificationId } }, mainId);
    const missing = await as(name, 'readNotification', { body: { notificationId: uuidv7() } }, mainId);
    expect(reply.code).toBe(404);
    expect({ ...reply.data, requestId: '' }).toEqual({ ...missing.data, requestId: '' });
    expect((await as(name, 'readAllNotifications', { body: {} }, mainId)).code).toBe(0);
    expect((await list(name, {}, mainId)).rows.map((row: { kind: string }) => row.kind)).not.toContain(
      'check.reported',
    );
  }
  expect(await unread('recruiter')).toBe(1);
  expect((await as('recruiter', 'readNotification', { body: { notificationId } })).code).toBe(0);
  expect(await unread('recruiter')).toBe(0);
});

test('a person of several accounts sees those of the one in use; staff see those of all they serve', async () => {
  await report(second);
  expect([await unread('owner', second), await unread('owner', first)]).toEqual([1, 0]);
  expect((await as('owner', 'readAllNotifications', { body: {} }, first)).code).toBe(0);
  expect(await unread('owner', second)).toBe(1);

  await as('analyst', 'readAllNotifications', { body: {} }, platform);
  await report(first, 'check.disputed');
  await report(second, 'check.disputed');
  const { rows } = await list('analyst', { unread: true }, platform);
  expect(rows.map((row: { mainName: string }) => row.mainName)).toEqual([
    '远航物流有限公司',
    '晨星科技有限公司',
  ]);
  const { notificationId } = rows[0];
  expect((await as('analyst', 'readNotification', { body: { notificationId } }, platform)).code).toBe(0);
  expect(await unread('analyst', platform)).toBe(1);
  // Analysts work from the platform: inside a customer's account they have no session.
  expect((await as('analyst', 'countUnreadNotifications', {}, first)).code).toBe(-5);
  expect((await as('analyst', 'readAllNotifications', { body: {} }, platform)).code).toBe(0);
  expect(await unread('analyst', platform)).toBe(0);
});

test('choices: the kinds of the role, what was changed and nothing else; of another role they are refused', async () => {
  const { data } = await as('recruiter', 'getNotificationChoices');
  expect(data).toMatchObject({ mobile: '138****0002', ofOthers: false });
  expect(data.choices).toContainEqual({ kind: 'check.reported', inApp: true, sms: false });
  expect(data.choices).toContainEqual({ kind: 'check.infoRequested', inApp: true, sms: true });
  const kinds = data.choices.map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain('enterprise.verified');
  const save = (name: Name, body: object, mainId?: string) =>
    as(name, 'saveNotificationChoices', { body }, mainId);
  const change = (kind: string, channel: string, isOn: boolean) => ({ changes: [{ kind, channel, isOn }] });
  await Promise.all([
    save('recruiter', change('check.reported', 'sms', true)),
    save('recruiter', change('check.expired', 'inApp', false)),
    save('recruiter', { ofOthers: true }),
  ]);
  const saved = (await as('recruiter', 'getNotificationChoices')).data;
  expect(saved.ofOthers).toBe(true);
  expect(saved.choices).toContainEqual({ kind: 'check.reported', inApp: true, sms: true });
  expect(saved.choices).toContainEqual({ kind: 'check.expired', inApp: false, sms: false });
  expect((await as('viewer', 'getNotificationChoices')).data.ofOthers).toBe(false);

  expect(await save('recruiter', change('enterprise.verified', 'sms', true))).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'changes.0.kind' }] },
  });
  expect((await save('operator', { ofOthers: true }, platform)).code).toBe(1000);
  expect((await save('recruiter', {})).code).toBe(1000);
});

test('staff choose once, on the platform, for every account they serve', async () => {
  const off = { changes: [{ kind: 'check.disputed', channel: 'inApp', isOn: false }] };
  expect((await as('analyst2', 'saveNotificationChoices', { body: off }, platform)).code).toBe(0);
  const { choices, ofOthers } = (await as('analyst2', 'getNotificationChoices', {}, platform)).data;
  expect(choices).toContainEqual({ kind: 'check.disputed', inApp: false, sms: false });
  expect(ofOthers).toBeNull();
  const before = await unread('analyst2', platform);
  await report(first, 'check.disputed');
  expect(await unread('analyst2', platform)).toBe(before);
});

test('counting renews no session: half an hour after the last use it is over; a use of it renews', async () => {
  const token = await sessionOf(gateway, demoUsers.viewer, first);
  const call = (operation: string, input: CallInput = {}) =>
    gateway.call(operation, input, { token, mainId: first });
  for (let minutes = 0; minutes < 25; minutes += 5) {
    gateway.clock.advance(5 * 60_000);
    expect((await call('countUnreadNotifications')).code).toBe(0);
  }
  expect((await call('listNotifications', { body: {} })).code).toBe(0);
  gateway.clock.advance(20 * 60_000);
  expect((await call('countUnreadNotifications')).code).toBe(0);
  gateway.clock.advance(11 * 60_000);
  expect((await call('countUnreadNotifications')).code).toBe(-5);
});

test('what is older than half a year goes', async () => {
  const kept = async () => (await gateway.owner.query('select 1 from notification')).rows.length;
  gateway.clock.advance(181 * 86_400_000);
  await report();
  expect(await kept()).toBeGreaterThan(1);
  const { services } = gateway;
  await notificationsPurgeJob.run({} as never, { services, log: services.log, attempt: 1, maxAttempts: 1 });
  expect(await kept()).toBe(1);
});
