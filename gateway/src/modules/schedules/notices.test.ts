import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ID_NUMBER } from '../../../test/candidates';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';

const { first } = demoMains;
const { owner, recruiter, viewer } = demoUsers;
const DAY = 86_400_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

/** Two gateways at once, as in an installation. */
async function tick(): Promise<void> {
  const enqueue = () =>
    gateway.services.db.direct.run(sql`select enqueue_job('notices.tick', '{}'::json, null, null, 1, null)`);
  await enqueue();
  await enqueue();
  await gateway.runJobs();
}

/** How often each person has been told of a kind by the bell, and of what. */
async function toldOf(kind: string, entityId: string): Promise<Record<string, number>> {
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{
      userId: string;
      n: number;
    }>(sql`select user_id as "userId", count(*)::int as n from notification
      where kind = ${kind} and entity_id = ${entityId} group by 1`),
  );
  return Object.fromEntries(rows.map(({ userId, n }) => [userId, n]));
}

async function started(): Promise<{ checkId: string; promisedAt: string }> {
  const token = await sessionOf(gateway, recruiter, first);
  const mobile = `1395555${String(1000 + Math.floor(Math.random() * 9000))}`;
  const { checkId } = await placeOrder(gateway, token, {
    candidate: { name: '钱多', mobile, idNumber: ID_NUMBER },
    acceptDuplicate: true,
  });
  await consentTo(gateway, checkId);
  // What the consent sets going is done before: a check that somebody works on this moment is told of an hour later.
  await gateway.runJobs();
  const promisedAt = await promise(checkId, chinaDay(gateway.clock.now()));
  return { checkId, promisedAt };
}

async function promise(checkId: string, day: string): Promise<string> {
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update checks set status = 'inProgress', promised_at = ${day}::date where id = ${checkId}`),
  );
  return day;
}

test('a check past its promised day is told once to who ordered it, on the day after and not before', async () => {
  const { checkId } = await started();
  await tick();
  expect(await toldOf('check.overdue', checkId)).toEqual({});
  gateway.clock.advance(DAY);
  await tick();
  expect(await toldOf('check.overdue', checkId)).toEqual({ [recruiter]: 1 });
  gateway.clock.advance(DAY);
  await tick();
  expect(await toldOf('check.overdue', checkId)).toEqual({ [recruiter]: 1 });
});

test('a promised day that is put off is told of anew once it has passed', async () => {
  const { checkId } = await started();
  gateway.clock.advance(DAY);
  await tick();
  await promise(checkId, chinaDay(new Date(gateway.clock.now().getTime() + DAY)));
  await tick();
  expect(await toldOf('check.overdue', checkId)).toEqual({ [recruiter]: 1 });
  gateway.clock.advance(2 * DAY);
  await tick();
  expect(await toldOf('check.overdue', checkId)).toEqual({ [recruiter]: 2 });
});

test('what waits for information, is finished, or was late for longer than a week, is not told of', async () => {
  const paused = await started();
  const old = await started();
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update checks set status = 'awaitingInfo' where id = ${paused.checkId}`),
  );
  gateway.clock.advance(8 * DAY);
  await tick();
  expect(await toldOf('check.overdue', paused.checkId)).toEqual({});
  expect(await toldOf('check.overdue', old.checkId)).toEqual({});
});

test('a key is told of a week and a day before its end, to who manages keys, and not once it is revoked', async () => {
  const create = async (name: string, expiresInDays: number | null) => {
    const token = await sessionOf(gateway, owner, first);
    const body = { name, scopes: ['checks.read'], expiresInDays };
    const reply = await gateway.call('createApiKey', { body }, { token, mainId: first });
    expect(reply.code).toBe(0);
    return reply.data.apiKey.apiKeyId as string;
  };
  const keys = {
    long: await create('Long', 30),
    short: await create('Short', 5),
    endless: await create('Endless', null),
    revoked: await create('Revoked', 30),
  };
  const token = await sessionOf(gateway, owner, first);
  const revoked = await gateway.call(
    'revokeApiKey',
    { body: { apiKeyId: keys.revoked } },
    { token, mainId: first },
  );
  expect(revoked.code).toBe(0);
  const counts = async () =>
    Promise.all(Object.values(keys).map(async (keyId) => (await toldOf('apiKey.ending', keyId))[owner] ?? 0));
  await tick();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  // Four days later the short one is within its last day.
  gateway.clock.advance(4 * DAY + 1000);
  await tick();
  expect(await counts()).toEqual([0, 1, 0, 0]);
  gateway.clock.advance(19 * DAY);
  await tick();
  await tick();
  expect(await counts()).toEqual([1, 1, 0, 0]);
  gateway.clock.advance(6 * DAY);
  await tick();
  expect(await counts()).toEqual([2, 1, 0, 0]);
  gateway.clock.advance(2 * DAY);
  await tick();
  expect(await counts()).toEqual([2, 1, 0, 0]);
  const told = await toldOf('apiKey.ending', keys.long);
  expect(told).not.toHaveProperty(viewer);
  expect(told).not.toHaveProperty(recruiter);
});
