import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { rechargeTools, type Operator } from '../../../test/recharges';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';

const { first, platform } = demoMains;
const USUAL = 50_000_00;
let gateway: TestGateway;
const { asked, workOf, confirm: confirmRecharge, codeOf } = rechargeTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

const call = async (user: keyof typeof demoUsers, operation: string, input: object, mainId = platform) =>
  gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers[user], mainId), mainId });
const limit = async () => ok(await call('operator', 'getRechargeLimit', {})).data;
const ask = (above: number, user: keyof typeof demoUsers = 'operator') =>
  call(user, 'askRechargeLimit', { body: { above } });
async function confirm(user: Operator, changeId: string) {
  const verifyCode = await codeOf(await sessionOf(gateway, demoUsers[user], platform), user);
  return call(user, 'confirmRechargeLimit', { body: { changeId, verifyCode } });
}
const newest = async () => (await limit()).changes[0].changeId as string;
/** Whether one operator is enough for a recharge. */
async function status(amount: number) {
  const workItemId = await workOf(await asked({ amount }));
  return ok(await confirmRecharge('operator', { workItemId, amount, bankReference: uuidv7() })).data.status;
}

test('one operator asks for another limit, another confirms with a code; recharges are held to it from then on', async () => {
  expect(await limit()).toEqual({ above: USUAL, changes: [] });
  expect((await ask(USUAL)).data.fields).toMatchObject([{ path: 'above' }]);
  ok(await ask(100_00));
  expect((await ask(200_00, 'operator2')).code).toBe(2449);
  expect(await status(100_01)).toBe('confirmed');
  const changeId = await newest();
  await gateway.runJobs();
  const bell = ok(await call('operator2', 'listNotifications', { body: {} })).data.rows as { kind: string }[];
  expect(bell.map(({ kind }) => kind)).toContain('rechargeLimit.asked');
  expect((await confirm('operator', changeId)).code).toBe(2448);
  const wrong = { body: { changeId, verifyCode: '000000' } };
  expect((await call('operator2', 'confirmRechargeLimit', wrong)).code).toBe(1004);
  expect((await limit()).above).toBe(USUAL);
  ok(await confirm('operator2', changeId));
  expect(await limit()).toMatchObject({
    ...{ above: 100_00, changes: [{ above: 100_00, status: 'inForce', mayConfirm: false }] },
  });
  expect([await status(100_00), await status(100_01)]).toEqual(['confirmed', 'waiting']);
  expect((await confirm('operator2', changeId)).code).toBe(2466);
});

test('either of two refuses; amounts beyond the bounds are faults of the field; the history stays', async () => {
  for (const above of [-1, 1.5, 1_000_000_001])
    expect((await ask(above)).data.fields).toMatchObject([{ path: 'above' }]);
  ok(await ask(0));
  const refuse = async (user: keyof typeof demoUsers) =>
    call(user, 'refuseRechargeLimit', { body: { changeId: await newest() } });
  ok(await refuse('operator'));
  expect((await refuse('operator2')).code).toBe(2466);
  gateway.clock.advance(1_000);
  ok(await ask(70_000_00, 'operator2'));
  ok(await refuse('operator'));
  expect(await limit()).toMatchObject({
    above: USUAL,
    changes: [
      { above: 70_000_00, status: 'refused' },
      { above: 0, status: 'refused' },
    ],
  });
});

test('only operators; a missing one is none; an enterprise’s own row changes nothing', async () => {
  for (const user of ['analyst', 'support'] as const)
    expect((await call(user, 'getRechargeLimit', {})).code).toBe(403);
  expect((await call('owner', 'askRechargeLimit', { body: { above: 5 } }, first)).code).toBe(403);
  expect((await call('operator', 'refuseRechargeLimit', { body: { changeId: uuidv7() } })).code).toBe(404);
  await inAccount(gateway, first, async ({ tx }) => {
    await tx.run(sql`insert into recharge_limit_change (main_id, id, above, asked_by, asked_at)
      values (${first}, ${uuidv7()}, 1, ${demoUsers.operator}, now())`);
    await tx.run(sql`update recharge_limit_change set status = 'inForce', decided_by = ${demoUsers.operator2},
      decided_at = now() where main_id = ${first}`);
  });
  expect((await limit()).above).toBe(USUAL);
});

test('the database itself refuses one person in both places, and a change of what was decided', async () => {
  ok(await ask(100_00));
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`update recharge_limit_change set ${set}`));
  const decided = (by: string) => sql`status = 'inForce', decided_by = ${by}, decided_at = now()`;
  await expect(update(decided(demoUsers.operator))).rejects.toThrow('recharge_limit_two_persons');
  await expect(update(sql`above = 5`)).rejects.toThrow('does not change');
  ok(await confirm('operator2', await newest()));
  await expect(update(sql`above = 5`)).rejects.toThrow('does not change');
});
