import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { passwordLogin } from '../../../test/accounts/people';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, orderBody, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { untilWaiting } from '../../../test/lockWaits';
import { lockAccount, updateMembership } from '../accounts/accountRepository';
import { countOwned, giveChecks } from '../checks/ownerRepository';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { giveJob } from './giveJob';
import { lockGiving } from './givingRepository';

let gateway: TestGateway;
let owner: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await passwordLogin(gateway, '13800000001');
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

const { first } = demoMains;
const asOwner = (operation: string, body: object) =>
  gateway.call(operation, { body }, { token: owner, mainId: first });
const handOver = (userId: string, toUserId: string) => asOwner('handOverMember', { userId, toUserId });
const letGo = (userId: string, recordsTo: string) => asOwner('letMemberGo', { userId, recordsTo });
const went = { already: false, upTo: null, keys: 0, revoked: 0 };
const ownersOf = async () =>
  ok(await asOwner('listChecks', {})).data.rows.map((row: { ownerName: string }) => row.ownerName);

test('who leaves is disabled, their sessions end and what they own goes to somebody who orders: all of it or nothing', async () => {
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  await placeOrder(gateway, recruiter);
  await placeOrder(gateway, recruiter);
  expect(await ownersOf()).toEqual(['周敏', '周敏']);

  // To somebody who cannot order nothing goes, and nobody is disabled.
  expect(await letGo(demoUsers.recruiter, demoUsers.viewer)).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'recordsTo' }] },
  });
  expect(await letGo(demoUsers.recruiter, demoUsers.recruiter)).toMatchObject({ code: 1000 });
  expect(await gateway.call('loginInfo', {}, { token: recruiter })).toMatchObject({ code: 0 });

  expect(ok(await letGo(demoUsers.recruiter, demoUsers.owner)).data).toEqual({ ...went, records: 2 });
  expect(await gateway.call('loginInfo', {}, { token: recruiter })).toMatchObject({ code: -6 });
  expect(await ownersOf()).toEqual(['林晓', '林晓']);
  // The department stays that of the order.
  for (const { departmentName } of ok(await asOwner('listChecks', {})).data.rows)
    expect(departmentName).toBe('人力资源部');
  // The file tells both apart: who ordered, and who is in charge by now.
  const { bytes } = await asOwner('exportChecks', { records: { all: {} } });
  const [heads, ...lines] = bytes.toString('utf8').trim().split('\r\n');
  expect(heads).toContain(',Ordered by,In charge,Department,');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain(',周敏,林晓,人力资源部,');
  const { rows } = await gateway.owner.query(
    "select actor_user_id as by, entity_id as who, detail from audit_event where action = 'member.handedOver'",
  );
  expect(rows).toEqual([
    { by: demoUsers.owner, who: demoUsers.recruiter, detail: { person: demoUsers.owner, rows: 2 } },
  ]);
});

test('nobody hands themselves over, nor somebody of another account', async () => {
  for (const act of [handOver, letGo])
    expect(await act(demoUsers.owner, demoUsers.viewer)).toMatchObject({ code: 1019 });
  expect(await handOver(demoUsers.operator, demoUsers.owner)).toMatchObject({ code: 1015 });
});

const bellOf = async (userId: string) => {
  await gateway.runJobs();
  const token = await sessionOf(gateway, userId, first);
  const { data } = await gateway.call('listNotifications', { body: {} }, { token, mainId: first });
  return data.rows.filter(
    ({ kind }: { kind: string }) => kind === 'member.handedOver' || kind === 'user.left',
  );
};
const owned = (userId: string) => inAccount(gateway, first, ({ tx }) => countOwned(tx, first, userId));
const absent = async () =>
  ok(await gateway.call('listAbsentOwners', {}, { token: owner, mainId: first })).data;
const enable = (userId: string) => asOwner('editUser', { userId, status: 'enabled' });

test('who has records handed to them is told how many and whose; who was disabled before is handed over alike', async () => {
  await enable(demoUsers.recruiter);
  await asOwner('editUser', { userId: demoUsers.viewer, roleIds: ['recruiter'] });
  await passwordLogin(gateway, '13800000004');
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.recruiter, first));
  await asOwner('editUser', { userId: demoUsers.recruiter, status: 'disabled' });
  expect(await absent()).toEqual([
    { userId: demoUsers.recruiter, name: '周敏', standing: 'disabled', records: 1, capped: false },
  ]);
  expect(ok(await handOver(demoUsers.recruiter, demoUsers.viewer)).data).toEqual({ records: 1 });
  expect(await absent()).toEqual([]);
  expect(await bellOf(demoUsers.viewer)).toMatchObject([
    { kind: 'member.handedOver', entityId: demoUsers.viewer, records: 1, by: '周敏' },
  ]);
});

test('who leaves by themselves with records: the managers are told, and hand over what is nobody’s now', async () => {
  await enable(demoUsers.recruiter);
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  await placeOrder(gateway, recruiter);
  expect(await gateway.call('leaveAccount', { body: {} }, { token: recruiter, mainId: first })).toMatchObject(
    { code: 0 },
  );
  expect(await bellOf(demoUsers.owner)).toMatchObject([
    { kind: 'user.left', entityId: demoUsers.recruiter, records: 1, by: '周敏' },
  ]);
  expect(await absent()).toEqual([
    { userId: demoUsers.recruiter, name: '周敏', standing: 'left', records: 1, capped: false },
  ]);
  expect(await letGo(demoUsers.recruiter, demoUsers.owner)).toMatchObject({ code: 1015 });
  expect(ok(await handOver(demoUsers.recruiter, demoUsers.owner)).data).toEqual({ records: 1 });
  // With no record left they are nobody of this account.
  expect(await handOver(demoUsers.recruiter, demoUsers.owner)).toMatchObject({ code: 1015 });
  expect(await absent()).toEqual([]);
});

test('an order that is under way while its orderer is let go is not placed', async () => {
  const viewer = await sessionOf(gateway, demoUsers.viewer, first);
  const counted = () => owned(demoUsers.viewer);
  const before = await counted();
  const { placing } = await inAccount(gateway, first, async ({ tx }) => {
    await lockAccount(tx, first);
    const person = { mainId: first, userId: demoUsers.viewer, role: 'recruiter', disabled: true };
    await updateMembership(tx, person, gateway.clock.now());
    const order = gateway.call(
      'placeOrder',
      { body: orderBody() },
      { token: viewer, mainId: first, idempotencyKey: uuidv7() },
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { placing: order };
  });
  expect((await placing).code).toBe(403);
  expect(await counted()).toBe(before);
});

test('many records go in parts: the job gives what the first part left, twice does no more, and none go to who left meanwhile', async () => {
  const all = await owned(demoUsers.owner);
  expect(all).toBeGreaterThan(2);
  const until = gateway.clock.now();
  const owner = { from: demoUsers.owner, to: demoUsers.recruiter, until, most: 2, at: until };
  expect(await inAccount(gateway, first, ({ tx }) => giveChecks(tx, first, owner))).toBe(2);
  expect([await owned(demoUsers.owner), await owned(demoUsers.recruiter)]).toEqual([all - 2, 2]);
  const context = { services: gateway.services } as never;
  const act = { mainId: first, total: all, until: until.toISOString() };
  const payload = { ...act, from: demoUsers.owner, to: demoUsers.recruiter } as never;
  // The recruiter left further up.
  await giveJob.run(payload, context);
  expect(await owned(demoUsers.owner)).toBe(all - 2);
  const back = { ...act, from: demoUsers.recruiter, to: demoUsers.owner } as never;
  // What was ordered after the act stays whose it is.
  const before = { ...act, from: demoUsers.recruiter, to: demoUsers.owner, until: '2000-01-01T00:00:00Z' };
  await giveJob.run(before as never, context);
  expect(await owned(demoUsers.recruiter)).toBe(2);
  await giveJob.run(back, context);
  await giveJob.run(back, context);
  expect([await owned(demoUsers.owner), await owned(demoUsers.recruiter)]).toEqual([all, 0]);
});

describe('a second act about the same person while the first is under way', () => {
  const [leaver, one, other] = [demoUsers.viewer, demoUsers.owner, demoUsers.finance];
  let all: number;
  beforeAll(async () => {
    await enable(leaver);
    await asOwner('editUser', { userId: other, roleIds: ['recruiter'] });
    await passwordLogin(gateway, '13800000003');
  });
  /** All records are the leaver's, as they are where the acts left them to their jobs. */
  const untouched = async () => {
    all = await inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update checks set owner_id = ${leaver}, owner_since = null where main_id = ${first}`),
    );
  };

  test('what is theirs still goes to whom the second names, whichever job comes to it', async () => {
    await untouched();
    for (const to of [one, other]) {
      ok(await handOver(leaver, to));
      await untouched();
    }
    const act = { mainId: first, from: leaver, total: all, until: gateway.clock.now().toISOString() };
    const giveTo = (to: string) => giveJob.run({ ...act, to }, { services: gateway.services } as never);
    await giveTo(one);
    expect([await owned(leaver), await owned(one)]).toEqual([all, 0]);
    await giveTo(other);
    expect([await owned(leaver), await owned(other)]).toEqual([0, all]);
  });

  test('a part that is being given is its receiver’s: the second act tells of the rest alone', async () => {
    await untouched();
    const until = gateway.clock.now();
    const { second } = await inAccount(gateway, first, async ({ tx }) => {
      await lockGiving(tx, { mainId: first, from: leaver });
      expect(await giveChecks(tx, first, { from: leaver, to: one, until, most: 1, at: until })).toBe(1);
      const act = handOver(leaver, other);
      await untilWaiting(gateway);
      return { second: act };
    });
    expect(ok(await second).data).toEqual({ records: all - 1 });
    expect([await owned(one), await owned(other)]).toEqual([1, all - 1]);
  });
});
