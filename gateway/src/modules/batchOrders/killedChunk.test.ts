import { orderWorld, mainId, openBatch, PRICE, someRows } from '../../../test/openBatches';
import { booksOf, fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { chunksOf } from '../../../test/orderChunks';
import { taskKinds } from '../../kernel/tasks/definition';
import { workTask } from '../../kernel/tasks/workTask';
import { sql } from '../../platform/db/sql';
import { batchOrder } from './orderTask';

/** Where a chunk breaks off: behind its orders and before the state of its rows, and behind that and before its progress. */
const moments = [
  ['before the states of its rows', 'batch_row', `new.state = 'placed'`],
  ['before its progress', 'task', 'new.done > old.done'],
] as const;

let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 2_000 * PRICE);
});
afterEach(() => gateway.close());

/** A worker's turn, of one step. */
async function turn(batchId: string): Promise<void> {
  const { taskId } = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one<{ taskId: string }>(sql`select task_id as "taskId" from batch where id = ${batchId}`),
  );
  // What broke off is due again after a pause.
  await gateway.owner.query('update task set due_at = clock_timestamp() where id = $1 and ended_at is null', [
    taskId,
  ]);
  const parts = {
    services: gateway.services,
    kinds: taskKinds([batchOrder]),
    keepFile: () => Promise.reject(new Error('It makes no file')),
    onEnd: () => Promise.resolve(),
    pace: { turnMs: 0 },
  };
  await workTask(parts, { mainId, taskId }, gateway.services.log);
}

const standing = async (batchId: string) => ({
  placed: (await world.rows(batchId)).filter(({ state }) => state === 'placed').length,
  orders: await chunksOf(gateway).count('orders'),
  checks: await chunksOf(gateway).count('checks'),
  holds: await chunksOf(gateway).count('ledger_transaction', sql`kind = 'hold'`),
  invited: await chunksOf(gateway).invited(),
  held: (await booksOf(gateway)).held,
  told: (
    await inAccount(gateway, mainId, ({ tx }) =>
      tx.one<{ done: number }>(sql`select sum(done)::int as done from task where kind = 'batch.order'`),
    )
  ).done,
});
const all = (n: number) => ({
  ...{ placed: n, orders: n, checks: n, holds: n, invited: n, told: n },
  held: n * PRICE,
});

test.each(moments)(
  'the connection of a chunk ends %s: nothing of it is there, and it is ordered once',
  async (_, table, when) => {
    const { batchId } = await openBatch(gateway, someRows(700));
    expect((await world.confirm(batchId)).code).toBe(0);
    await turn(batchId); // the plan
    await turn(batchId); // 500 rows
    expect(await standing(batchId)).toEqual(all(500));
    await gateway.owner.query(`create function ends_here() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await gateway.owner.query(`create trigger ends_here before update on ${table} for each row when (${when})
      execute function ends_here()`);
    for (let tries = 0; tries < 2; tries += 1) {
      await turn(batchId);
      expect(await standing(batchId)).toEqual(all(500));
    }
    expect(await world.status(batchId)).toBe('ordering');
    await gateway.owner.query(`drop trigger ends_here on ${table}`);
    await turn(batchId);
    expect(await standing(batchId)).toEqual(all(700));
    expect(await world.status(batchId)).toBe('done');
    expect(await chunksOf(gateway).faults()).toEqual([]);
  },
  120_000,
);
