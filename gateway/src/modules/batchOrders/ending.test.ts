import { CODE } from '@probity/contract/codeNames';
import { demoUsers } from '../../../seeds/demoAccounts';
import { orderWorld, mainId, openBatch, PRICE, someRows } from '../../../test/openBatches';
import { booksOf, fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { chunksOf } from '../../../test/orderChunks';
import { sql } from '../../platform/db/sql';
import { workTask } from '../../kernel/tasks/workTask';
import { taskKinds } from '../../kernel/tasks/definition';
import { batchOrder } from './orderTask';

let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 2_000 * PRICE);
});
afterEach(() => gateway.close());

const countsOf = async (batchId: string) => {
  const states = (await world.rows(batchId)).map(({ state }) => state);
  return Object.fromEntries([...new Set(states)].map((one) => [one, states.filter((s) => s === one).length]));
};
const counted = (batchId: string) =>
  inAccount(gateway, mainId, async ({ tx }) =>
    Object.fromEntries(
      (
        await tx.many<{ state: string; rows: number }>(
          sql`select state, rows from batch_count where batch_id = ${batchId} and rows > 0`,
        )
      ).map(({ state, rows }) => [state, rows]),
    ),
  );

/** A worker that works the batch's task for a turn, as a gateway's would. */
const turn = (batchId: string, turnMs = 0) =>
  inAccount(gateway, mainId, ({ tx }) =>
    tx.one<{ taskId: string }>(sql`select task_id as "taskId" from batch where id = ${batchId}`),
  ).then(({ taskId }) =>
    workTask(
      {
        services: gateway.services,
        kinds: taskKinds([batchOrder]),
        keepFile: () => Promise.reject(new Error('It makes no file')),
        onEnd: () => Promise.resolve(),
        pace: { turnMs },
      },
      { mainId, taskId },
      gateway.services.log,
    ),
  );

test('a batch that is not confirmed is given up with all that was typed in it', async () => {
  const { batchId } = await openBatch(gateway, someRows(3));
  const { call } = await world.as('owner');
  expect(await call('cancelBatch', { batchId })).toMatchObject({
    code: 0,
    data: { status: 'cancelled', counts: { rows: 0, ready: 0 } },
  });
  expect(await world.rows(batchId)).toEqual([]);
  expect((await call('cancelBatch', { batchId })).code).toBe(CODE.BATCH_CLOSED);
  expect((await call('previewBatch', { batchId })).code).toBe(CODE.BATCH_CLOSED);
  expect((await call('retryBatch', { batchId, revision: 1 })).code).toBe(CODE.BATCH_CLOSED);
});

test('cancelled between two chunks: what was ordered stays, no further row is, and the task ends', async () => {
  const { batchId } = await openBatch(gateway, someRows(1_100));
  expect((await world.confirm(batchId)).code).toBe(0);
  await turn(batchId); // the plan
  await turn(batchId); // 500 rows
  const { call } = await world.as('owner');
  const reply = await call('cancelBatch', { batchId });
  expect(reply).toMatchObject({
    code: 0,
    data: { status: 'cancelled', counts: { placed: 500, cancelled: 600, ready: 0 } },
  });
  await gateway.runJobs();
  expect(await countsOf(batchId)).toEqual({ placed: 500, cancelled: 600 });
  expect(await counted(batchId)).toEqual({ placed: 500, cancelled: 600 });
  expect(await chunksOf(gateway).count('orders')).toBe(500);
  expect(await booksOf(gateway)).toMatchObject({ held: 500 * PRICE });
  const tasks = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ status: string; done: number }>(sql`select status, done from task where kind = 'batch.order'`),
  );
  expect(tasks).toEqual([{ status: 'cancelled', done: 500 }]);
  // Each row that is not ordered says why, by whom and when.
  const rows = await call('listBatchRows', { batchId, states: ['cancelled'], limit: 1 });
  expect(rows.data).toMatchObject({
    total: 600,
    rows: [
      {
        order: {
          checkId: null,
          msg: expect.stringMatching(
            /^Cancelled with the rest of the batch by \S.*, 20\d\d-\d\d-\d\d: nobody/,
          ),
        },
      },
    ],
  });
}, 120_000);

test('cancelled while a chunk is being ordered: it comes before the chunk or after it, never within', async () => {
  for (const wait of [0, 15, 60, 200]) {
    const { batchId } = await openBatch(gateway, someRows(300));
    expect((await world.confirm(batchId)).code).toBe(0);
    await turn(batchId);
    const { call } = await world.as('owner');
    const before = await chunksOf(gateway).count('orders');
    const later = new Promise((resolve) => setTimeout(resolve, wait)).then(() =>
      call('cancelBatch', { batchId }),
    );
    const [, cancelled] = await Promise.all([turn(batchId), later]);
    const ordered = (await chunksOf(gateway).count('orders')) - before;
    expect([0, 300]).toContain(ordered);
    // Ordered to the end, there was nothing left to cancel.
    expect(cancelled.code).toBe(ordered === 300 ? CODE.BATCH_CLOSED : 0);
    expect(await counted(batchId)).toEqual(ordered === 300 ? { placed: 300 } : { cancelled: 300 });
    expect(await countsOf(batchId)).toEqual(await counted(batchId));
    await gateway.runJobs();
  }
  expect(await chunksOf(gateway).faults()).toEqual([]);
}, 120_000);

test('refused rows are tried again as they stand by now, with the pinned price; only those, and once at a time', async () => {
  await gateway.owner.query('update membership set monthly_budget = $1 where main_id = $2 and user_id = $3', [
    2 * PRICE,
    mainId,
    demoUsers.recruiter,
  ]);
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`insert into approval_rule (main_id, over_budget, updated_by, updated_at)
      values (${mainId}, 'refused', ${demoUsers.owner}, now()) on conflict (main_id) do update set over_budget = 'refused'`),
  );
  const { batchId } = await openBatch(gateway, someRows(5), { createdBy: demoUsers.recruiter });
  expect((await world.confirm(batchId, 'recruiter')).code).toBe(0);
  await gateway.runJobs();
  expect(await countsOf(batchId)).toEqual({ placed: 2, refused: 3 });
  const first = await world.as('recruiter');
  const result = await first.read('getBatchResult', { batchId });
  expect(result.data).toMatchObject({
    batch: { status: 'done', counts: { placed: 2, refused: 3 } },
    refusals: [{ count: 3, msg: expect.stringContaining('budget') }],
    checks: [{ status: 'awaitingConsent', count: 2 }],
    cost: { price: 2 * PRICE, held: 2 * PRICE, charged: 0, released: 0 },
    toRemind: 0,
    toCancel: 0,
  });
  // Who got the invitation a moment ago is not reminded before an hour is over; whom no message reached is not counted on.
  const HOUR = 3_600_000;
  // The session that asked before is over by then.
  const toRemind = async () =>
    (await (await world.as('recruiter')).read('getBatchResult', { batchId })).data.toRemind as number;
  gateway.clock.advance(HOUR);
  expect(await toRemind()).toBe(2);
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update checks set not_reached = true
      where id = (select id from checks where batch_id = ${batchId} limit 1)`),
  );
  expect(await toRemind()).toBe(1);
  const { call } = await world.as('recruiter');
  const { data: listed } = await call('listBatchRows', { batchId, states: ['refused'] });
  expect(listed.rows.map(({ order }: { order: { msg: string } }) => order.msg)).toEqual(
    Array(3).fill('The monthly budget does not cover it'),
  );
  const { revision } = { revision: await revisionOf(batchId) };
  await gateway.owner.query('update membership set monthly_budget = null where main_id = $1', [mainId]);
  await gateway.owner.query('update package_version set price = price + 100');
  const replies = await Promise.all([
    call('retryBatch', { batchId, revision }),
    call('retryBatch', { batchId, revision }),
  ]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, CODE.BATCH_OVERTAKEN]);
  expect((await call('retryBatch', { batchId, revision: await revisionOf(batchId) })).code).toBe(
    CODE.BATCH_CLOSED,
  );
  await gateway.runJobs();
  expect(await countsOf(batchId)).toEqual({ placed: 5 });
  expect(await booksOf(gateway)).toMatchObject({ held: 5 * PRICE });
  expect((await call('retryBatch', { batchId, revision: await revisionOf(batchId) })).code).toBe(
    CODE.NOTHING_TO_ORDER,
  );
});

test('whoever loses the right in between orders no further row; somebody who has it goes on with the rest', async () => {
  const { batchId } = await openBatch(gateway, someRows(600), { createdBy: demoUsers.recruiter });
  expect((await world.confirm(batchId, 'recruiter')).code).toBe(0);
  await turn(batchId);
  await turn(batchId);
  await gateway.owner.query(`update membership set role = 'viewer' where main_id = $1 and user_id = $2`, [
    mainId,
    demoUsers.recruiter,
  ]);
  await gateway.runJobs();
  expect(await countsOf(batchId)).toEqual({ placed: 500, refused: 100 });
  const { call, read } = await world.as('owner');
  expect((await read('getBatchResult', { batchId })).data).toMatchObject({
    batch: { status: 'done', task: { status: 'failed' } },
    toCancel: 0,
    refusals: [{ count: 100, msg: 'Ordering stopped before this row: order it again' }],
  });
  expect((await call('retryBatch', { batchId, revision: await revisionOf(batchId) })).code).toBe(0);
  await gateway.runJobs();
  expect(await countsOf(batchId)).toEqual({ placed: 600 });
  expect(await world.status(batchId)).toBe('done');
}, 120_000);

test('whoever ends its task between two chunks leaves a batch that is gone on with; while one is ordered, after it', async () => {
  const { batchId } = await openBatch(gateway, someRows(1_100));
  expect((await world.confirm(batchId)).code).toBe(0);
  const { call, read } = await world.as('owner');
  const taskId = async () => (await read('getBatch', { batchId })).data.task.taskId as string;
  await turn(batchId);
  await turn(batchId);
  expect(await call('cancelTask', { taskId: await taskId() })).toMatchObject({
    data: { status: 'cancelled' },
  });
  expect((await read('getBatch', { batchId })).data).toMatchObject({
    status: 'done',
    keptUntil: expect.any(String),
    counts: { placed: 500, refused: 600, ready: 0 },
  });
  expect((await call('retryBatch', { batchId, revision: await revisionOf(batchId) })).code).toBe(0);
  expect((await read('getBatch', { batchId })).data.keptUntil).toBe(null);
  await turn(batchId);
  const [, ended] = await Promise.all([
    turn(batchId),
    taskId().then((id) => call('cancelTask', { taskId: id })),
  ]);
  expect(ended.code).toBe(0);
  const counts = await counted(batchId);
  expect([500, 1_000]).toContain(counts.placed);
  expect(counts.placed! + counts.refused!).toBe(1_100);
  expect(await chunksOf(gateway).count('orders')).toBe(counts.placed);
  // A task that ended before says nothing of a batch that another one orders.
  expect((await call('retryBatch', { batchId, revision: await revisionOf(batchId) })).code).toBe(0);
  await gateway.runJobs();
  expect(await countsOf(batchId)).toEqual({ placed: 1_100 });
  expect(await world.status(batchId)).toBe('done');
  expect(await chunksOf(gateway).faults()).toEqual([]);
}, 120_000);

async function revisionOf(batchId: string): Promise<number> {
  const { rows } = await gateway.owner.query<{ revision: number }>(
    'select revision from batch where id = $1',
    [batchId],
  );
  return rows[0]!.revision;
}
