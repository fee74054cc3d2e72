import { orderWorld, mainId, openBatch, PRICE, someRows } from '../../../test/openBatches';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';

const DAY_MS = 86_400_000;
let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterEach(() => gateway.close());

async function purge(): Promise<void> {
  await inAccount(gateway, mainId, ({ enqueue }) => enqueue('batches.purge', {}));
  await gateway.runJobs();
}

/** Of each row of a batch in its order: its state, and whether anything of a person stands in it. */
const kept = (batchId: string) =>
  inAccount(gateway, mainId, async ({ tx }) =>
    (
      await tx.many<{
        state: string;
        says: boolean;
      }>(sql`select state, line_enc is not null or cells_enc is not null
        or mobile_index is not null or id_index is not null or faults <> '[]' or duplicates <> '{}' as says
      from batch_row where batch_id = ${batchId} order by no`)
    ).map(({ state, says }) => `${state} ${says ? 'says' : 'is empty'}`),
  );

const erased = () =>
  inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ rows: number; id: string }>(
      sql`select (detail ->> 'rows')::int as rows, entity_id as id from audit_event where action = 'batch.rowsErased'`,
    ),
  );

/** A batch of each kind of row that is not ordered. */
async function ended(): Promise<string> {
  const [twice, other] = someRows(2);
  const rows = [
    ...[twice!, other!, { ...twice!, name: '赵敏敏' }],
    { name: '', mobile: '1', state: 'faulty' as const },
    { ...someRows(1)[0], state: 'dropped' as const },
  ];
  const { batchId } = await openBatch(gateway, rows);
  // As reading a list leaves it: the lines as they were read, and the first of them with the columns.
  await inAccount(gateway, mainId, async ({ tx }) => {
    await tx.run(sql`update batch_row set line_enc = cells_enc where batch_id = ${batchId}`);
    await tx.run(sql`update batch set columns_enc = 'sealed' where id = ${batchId}`);
    await tx.run(sql`insert into batch_change (main_id, batch_id, no, made_by, made_at, what, before_enc)
      select main_id, id, 1, created_by, created_at, '{}', 'sealed' from batch where id = ${batchId}`);
  });
  expect((await world.confirm(batchId)).code).toBe(0);
  return batchId;
}

test('what rows say that were not ordered goes thirty days after their batch ended, and what became of them stays', async () => {
  const batchId = await ended();
  // Its first lines and what was changed in it go as soon as it is confirmed: they tell of ordered rows too.
  const left = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one(sql`select (select columns_enc from batch where id = ${batchId}) as columns,
      (select count(*)::int from batch_change) as changes`),
  );
  expect(left).toEqual({ columns: null, changes: 0 });
  await gateway.runJobs();
  gateway.clock.advance(30 * DAY_MS - 60_000);
  await purge();
  expect(await kept(batchId)).toEqual([
    ...['placed is empty', 'placed is empty', 'refused says', 'faulty says', 'dropped says'],
  ]);
  expect(await erased()).toEqual([]);
  gateway.clock.advance(61_000);
  await purge();
  expect(await kept(batchId)).toEqual([
    ...['placed is empty', 'placed is empty', 'refused is empty', 'faulty is empty', 'dropped is empty'],
  ]);
  const { read, call } = await world.as('owner');
  expect((await read('getBatchResult', { batchId })).data).toMatchObject({
    batch: { status: 'done', counts: { rows: 5, placed: 2, refused: 1, faulty: 1, dropped: 1 } },
    refusals: [{ count: 1, msg: expect.stringContaining('90 days') }],
  });
  const { data } = await call('listBatchRows', { batchId });
  expect(data.rows.map(({ cells }: { cells: object }) => cells)).toEqual(Array(5).fill({}));
  // Nothing is there to be ordered again, and nothing is erased twice.
  const { revision } = (await read('getBatch', { batchId })).data;
  expect((await call('retryBatch', { batchId, revision })).code).toBe(2305);
  await purge();
  expect(await erased()).toEqual([{ rows: 3, id: batchId }]);
});

test('the days of a batch that was cancelled while it was ordered count too; tried again, they count anew', async () => {
  const batchId = await ended();
  const { call } = await world.as('owner');
  expect((await call('cancelBatch', { batchId })).code).toBe(0);
  const again = await ended();
  await gateway.runJobs();
  gateway.clock.advance(20 * DAY_MS);
  const { call: later, read: reads } = await world.as('owner');
  const { revision } = (await reads('getBatch', { batchId: again })).data;
  expect((await later('retryBatch', { batchId: again, revision })).code).toBe(0);
  await gateway.runJobs();
  gateway.clock.advance(10 * DAY_MS);
  await purge();
  expect(await kept(batchId)).toEqual([
    ...[
      'cancelled is empty',
      'cancelled is empty',
      'cancelled is empty',
      'faulty is empty',
      'dropped is empty',
    ],
  ]);
  expect((await kept(again)).filter((row) => row.endsWith('says'))).toHaveLength(3);
});
