import { Database } from '../../../platform/db/database';
import { bookRecharge } from '../../orders/bankRecharge';
import { demoMains } from '../../../../seeds/demoAccounts';
import { allTasks } from '../../../app/tasks';
import { ok } from '../../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../../test/checks';
import { closingTools } from '../../../../test/closings';
import type { TestGateway } from '../../../../test/gateway';
import { payoutTools } from '../../../../test/payouts';
import { handOver, partiesOf, publishReviewed } from '../../../../test/reports';
import { claimTask, lastSystemTask } from '../../../kernel/tasks/taskTable';
import { sql } from '../../../platform/db/sql';
import { taskJobOf } from '../../tasks/taskJobs';
import { closingNightJob } from './nightJob';

const { first } = demoMains;
let gateway: TestGateway;
const { call, ask, takeBack, night, desk } = closingTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

const orderNo = async (checkId: string) =>
  (
    await inAccount(gateway, first, ({ tx }) =>
      tx.one<{ no: string }>(sql`select order_no as no from checks where id = ${checkId}`),
    )
  ).no;

async function settledCheck(): Promise<string> {
  await fund(gateway, 6_800);
  const parties = await partiesOf(gateway);
  const { checkId } = await handOver(parties, '13971639580');
  await publishReviewed(parties, checkId);
  return checkId;
}

test('a hold keeps an account from closing, and one set meanwhile postpones the erasure until it is released', async () => {
  const checkId = await settledCheck();
  const hold = async () =>
    ok(
      await call('owner', 'placeHold', {
        body: { orderNo: await orderNo(checkId), reason: 'A suit' },
      }),
    );
  const release = async () => {
    const [{ holdId }] = ok(await call('owner', 'listHolds')).data as { holdId: string }[] as [
      { holdId: string },
    ];
    ok(await call('owner', 'releaseHold', { body: { holdId, reason: 'Settled' } }));
  };
  const open = async () => ok(await call('owner', 'getDeparture')).data.open as object[];
  await hold();
  expect(await open()).toEqual([{ matter: 'holds', count: 1 }]);
  expect((await ask()).code).toBe(2044);
  await release();
  expect(await open()).toEqual([]);
  gateway.clock.advance(3_600_000);
  ok(await ask());
  await hold();
  await night(30);
  expect(await desk()).toMatchObject([{ status: 'closing', isPostponed: true }]);
  await release();
  await night(1);
  expect(await desk()).toMatchObject([{ status: 'erased' }]);
});

test('money that comes in meanwhile postpones it; the database itself begins no erasure beside money, or before its day', async () => {
  ok(await ask({ reason: 'We move' }));
  const erasing = (at: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update account_closing set status = 'erasing', erasing_since = ${at}::timestamptz, found = '{}'
        where main_id = ${first}`),
    );
  await expect(erasing(gateway.clock.now().toISOString())).rejects.toThrow('before its day');
  await fund(gateway, 100);
  await expect(erasing('2040-01-01T00:00:00Z')).rejects.toThrow('waits for what is open');
  await expect(
    inAccount(gateway, first, ({ tx }) => tx.run(sql`select account_erase_rest(now())`)),
  ).rejects.toThrow('is not being erased');
  await night(30);
  expect(await desk()).toMatchObject([{ status: 'closing', isPostponed: true }]);
  // The owner takes it back, has it paid out, and asks anew.
  ok(await takeBack());
  const { asked, enter, confirm } = payoutTools(() => gateway);
  const { workItemId } = await asked(100);
  ok(await enter('operator', workItemId, 'B1234567'));
  ok(await confirm('operator2', workItemId, 'B1234567'));
  ok(await ask());
  await night(30);
  expect(await desk()).toMatchObject([{ status: 'erased' }, { status: 'takenBack' }]);
});

test('owner and administrators are told seven days and one day before, once each, with the day', async () => {
  const eraseOn = ok(await ask()).data.eraseOn as string;
  const told = async () => {
    const { rows } = ok(await call('owner', 'listNotifications', { body: {} })).data;
    return (rows as { kind: string; day: string }[]).filter(({ kind }) => kind === 'closing.soon');
  };
  await night(22);
  expect(await told()).toEqual([]);
  await night(1);
  await night();
  expect(await told()).toMatchObject([{ day: eraseOn }]);
  expect((await gateway.outbox('13800000001'))[0]!.text).toContain(eraseOn);
  await night(6);
  await night();
  expect(await told()).toHaveLength(2);
});

test('a worker that is killed in the middle is followed by another behind its last step, and nobody cancels it', async () => {
  const checkId = await settledCheck();
  ok(await ask());
  const { services } = gateway;
  gateway.clock.advance(30 * 86_400_000);
  await closingNightJob.run({}, { services, log: services.log, attempt: 1, maxAttempts: 8 });
  const task = () => inAccount(gateway, first, ({ tx }) => lastSystemTask(tx, first, 'account.erase'));
  const { id } = (await task())!;
  // Nothing stops it any more, and no money comes in that nobody could use.
  const hold = { orderNo: await orderNo(checkId), reason: 'A suit' };
  expect((await call('owner', 'placeHold', { body: hold })).code).toBe(2043);
  const late = { account: '晨星科技有限公司', fen: '100', reference: 'LATE-1' };
  const db = new Database(gateway.ownerUrl, { max: 2 });
  await expect(bookRecharge({ ...services, db }, late)).rejects.toThrow('Send it back');
  await db.close();
  const turn = (turnMs: number) =>
    taskJobOf(allTasks, { turnMs }).run({ mainId: first, taskId: id } as never, {
      ...{ services, log: services.log, attempt: 1, maxAttempts: 8 },
    });
  for (let step = 0; step < 4; step += 1) await turn(0);
  expect(await task()).toMatchObject({ status: 'running' });
  expect((await takeBack()).code).toBe(2045);
  expect((await call('owner', 'cancelTask', { body: { taskId: id } })).code).toBe(404);
  // Taken by a worker that is never heard of again.
  await inAccount(gateway, first, async ({ tx }) => {
    expect(await claimTask(tx, id, 30_000)).not.toBeNull();
    await tx.run(
      sql`update task set leased_until = clock_timestamp() - interval '1 second' where id = ${id}`,
    );
  });
  await turn(600_000);
  expect(await task()).toMatchObject({ status: 'done' });
  expect(await desk()).toMatchObject([{ status: 'erased' }]);
});

test('an erasure that failed is gone on with the next night', async () => {
  ok(await ask());
  const { services } = gateway;
  gateway.clock.advance(30 * 86_400_000);
  await closingNightJob.run({}, { services, log: services.log, attempt: 1, maxAttempts: 8 });
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update task set status = 'failed', error_code = 2703, ended_at = now() where main_id = ${first}
      and kind = 'account.erase'`),
  );
  expect(await desk()).toMatchObject([{ status: 'erasing' }]);
  await night(1);
  expect(await desk()).toMatchObject([{ status: 'erased' }]);
});
