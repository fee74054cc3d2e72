import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { sql } from '../../platform/db/sql';
import { ok } from '../../../test/candidates';

/** What a batch says of an order that waited follows what becomes of the order. */
const MIGRATION = join(__dirname, '../../../migrations/0170_rows_follow_their_orders.sql');
let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

test('a row whose order waits for money is ordered once that is there, and cancelled with its check; the numbers of the batch follow', async () => {
  await fund(gateway, 2 * PRICE);
  const { batchId } = await openBatch(gateway, someRows(4));
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  const { call, read } = await world.as('owner');
  const result = async () => ok(await read('getBatchResult', { batchId })).data.batch.counts;
  const states = async () => (await world.rows(batchId)).map(({ state }) => state);
  expect(await states()).toEqual(['placed', 'placed', 'awaitingPayment', 'awaitingPayment']);
  expect(await result()).toMatchObject({ placed: 2, awaitingPayment: 2 });

  const { checkId } = (await world.rows(batchId))[2]!;
  expect((await call('cancelCheck', { checkId, reason: 'Found somebody' })).code).toBe(0);
  expect(await states()).toEqual(['placed', 'placed', 'cancelled', 'awaitingPayment']);
  await fund(gateway, PRICE);
  await gateway.runJobs();
  expect(await states()).toEqual(['placed', 'placed', 'cancelled', 'placed']);
  expect(await result()).toMatchObject({ placed: 3, awaitingPayment: 0, cancelled: 1 });

  // As an earlier version left them: the upgrade sets them right once.
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update batch_row set state = 'awaitingPayment' where batch_id = ${batchId} and no > 2`),
  );
  expect(await result()).toMatchObject({ placed: 2, awaitingPayment: 2 });
  await gateway.owner.query(readFileSync(MIGRATION, 'utf8'));
  expect(await states()).toEqual(['placed', 'placed', 'cancelled', 'placed']);
  expect(await result()).toMatchObject({ placed: 3, awaitingPayment: 0, cancelled: 1 });
  const { rows: open } = await gateway.owner.query(
    `select relname from pg_class where relname in ('batch_row', 'batch_count', 'checks', 'orders') and not relforcerowsecurity`,
  );
  expect(open).toEqual([]);
});
