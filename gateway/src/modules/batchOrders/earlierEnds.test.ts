import { readFileSync } from 'node:fs';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { sql } from '../../platform/db/sql';

/** Batches that ended before the day was written on which what they still say goes. */
const DAY_MS = 86_400_000;
let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterAll(() => gateway.close());

const migration = (name: string) => readFileSync(`gateway/migrations/${name}.sql`, 'utf8');
const run = (statement: string, ...values: unknown[]) => gateway.owner.query(statement, values);
const cancel = async (batchId: string) =>
  expect((await (await world.as('owner')).call('cancelBatch', { batchId })).code).toBe(0);

/** A batch of two people, one of whom is written down twice; it has refused rows once it was ordered. */
async function batch(isConfirmed = true): Promise<string> {
  const [one, other] = someRows(2);
  const { batchId } = await openBatch(gateway, [one!, other!, { ...one!, name: '赵敏敏' }]);
  if (isConfirmed) expect((await world.confirm(batchId)).code).toBe(0);
  return batchId;
}
const endOf = async (batchId: string) => {
  const { rows } = await run('select status, ended_at, erase_at from batch where id = $1', batchId);
  const {
    status,
    ended_at: ended,
    erase_at: erased,
  } = rows[0] as {
    status: string;
    ended_at: Date | null;
    erase_at: Date | null;
  };
  return [status, ended && erased ? (erased.getTime() - ended.getTime()) / DAY_MS : null];
};

test('each gets the day that it would have got, by whatever it ended', async () => {
  const [done, emptied] = [await batch(), await batch()];
  await gateway.runJobs();
  const [cancelled, left] = [await batch(), await batch()];
  const givenUp = await batch(false);
  await cancel(cancelled);
  await cancel(givenUp);
  // Its task ended, and the batch was not told.
  const ofLeft = '(select task_id from batch where id = $1)';
  await run(
    `update task set status = 'failed', error_code = 2703, ended_at = now(), leased_until = null, input_enc = null where id = ${ofLeft}`,
    left,
  );
  await gateway.runJobs();
  const now = await batch();
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update batch_row set line_enc = null, cells_enc = null where batch_id = ${emptied}`),
  );
  await run(`update batch set erase_at = null where id = any($1)`, [done, emptied, cancelled, givenUp]);
  const nameless = migration('0128_nameless_batches');
  await run(nameless.slice(nameless.indexOf('update batch')));
  expect(await endOf(done)).toEqual(['done', 0]);
  await run(migration('0132_days_of_ended_batches'));
  expect({
    done: await endOf(done),
    // Its name and its reasons are all there is, and due.
    emptied: await endOf(emptied),
    cancelled: await endOf(cancelled),
    givenUp: await endOf(givenUp),
    left: await endOf(left),
    now: await endOf(now),
  }).toEqual({
    done: ['done', 30],
    emptied: ['done', 0],
    cancelled: ['cancelled', 30],
    givenUp: ['cancelled', 30],
    left: ['done', 30],
    now: ['ordering', null],
  });
  expect((await world.rows(left)).map(({ state, code }) => [state, code])).toEqual(
    Array(3).fill(['refused', 2703]),
  );
  const { call, read } = await world.as('owner');
  const { revision } = (await read('getBatch', { batchId: left })).data;
  expect((await call('retryBatch', { batchId: left, revision })).code).toBe(0);
  await gateway.runJobs();
  expect([(await endOf(left))[0], (await endOf(now))[0]]).toEqual(['done', 'done']);
});
