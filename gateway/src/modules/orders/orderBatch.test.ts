import { booksOf, fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import { countedTx } from '../../../test/countedTx';
import type { TestGateway } from '../../../test/gateway';
import { chunksOf, mainId, order, PRICE, requests, told } from '../../../test/orderChunks';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { MOST_AT_ONCE, type Outcome } from './ordering';

// A whole batch is 10 000 rows; CI orders a part of them. What a row costs is counted, not timed: statements, and rows that are read.
const CHUNKS = Math.max(4, Math.round(20 * Number(process.env.SCALE ?? '0.02')));
let gateway: TestGateway;
let chunks: ReturnType<typeof chunksOf>;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  chunks = chunksOf(gateway);
});
afterEach(() => gateway.close());

/** Orders a chunk in a transaction of its own. @returns its statements */
const orderChunk = () =>
  inAccount(gateway, mainId, async (work) => {
    const counted = countedTx(work.tx);
    const counting = { ...work, tx: counted.tx };
    const rowIds = Array.from({ length: MOST_AT_ONCE }, () => uuidv7());
    const { sums } = await order(counting, requests(MOST_AT_ONCE), rowIds);
    expect(sums.placed).toEqual({ orders: MOST_AT_ONCE, price: MOST_AT_ONCE * PRICE });
    await work.tx.many(sql`select pg_stat_force_next_flush()`);
    return counted.statements();
  });

/** Rows of these tables that were read until now, by whatever plan. */
async function rowsRead(): Promise<number> {
  const { rows } = await gateway.owner.query<{ n: number }>(`select
      sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as n
    from pg_stat_user_tables where relname in ('orders', 'candidate', 'checks', 'check_item', 'ledger_transaction')`);
  return rows[0]!.n;
}

test(`a batch of ${CHUNKS} chunks on a new installation: two statements a row at most, and a later row costs no more than an earlier one`, async () => {
  await fund(gateway, CHUNKS * MOST_AT_ONCE * PRICE);
  let last = 0;
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
    const before = await rowsRead();
    const statements = await orderChunk();
    expect(statements / MOST_AT_ONCE).toBeLessThanOrEqual(2);
    last = (await rowsRead()) - before;
  }
  // Each row of each table is looked up a few times by what refers to it; without a plan of its own each would read all others.
  expect(last / MOST_AT_ONCE).toBeGreaterThan(5);
  expect(last / MOST_AT_ONCE).toBeLessThan(100);
  expect(await booksOf(gateway)).toMatchObject({ available: 0, held: CHUNKS * MOST_AT_ONCE * PRICE });
  expect(await chunks.faults()).toEqual([]);
}, 600_000);

test('a batch that is killed between its chunks goes on behind the last one: nothing is lost, nothing doubled', async () => {
  await fund(gateway, 1_000 * PRICE);
  const asked = requests(60);
  const rowIds = asked.map(() => uuidv7());
  const chunk = (n: number) => [asked.slice(n * 20, n * 20 + 20), rowIds.slice(n * 20, n * 20 + 20)] as const;
  await chunks.ordered(...chunk(0));
  // The connection goes while the second is being written.
  const killed = inAccount(gateway, mainId, async (work) => {
    await order(work, ...chunk(1));
    const { pid } = await work.tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // Its own role may end it.
    await gateway.services.db.direct.many(sql`select pg_terminate_backend(${pid}::int)`);
    await work.tx.run(sql`select 1`);
  });
  await expect(killed).rejects.toThrow(/terminat|connection/i);
  expect(await chunks.count('orders')).toBe(20);
  // Whoever does not know how far it came begins anew, and twice at once.
  const again = async () => {
    const outcomes: Outcome[] = [];
    for (const n of [0, 1, 2]) outcomes.push(...(await chunks.ordered(...chunk(n))).outcomes);
    return outcomes;
  };
  const [one, other] = await Promise.all([again(), again()]);
  expect(told(one).slice(0, 20)).toEqual(Array(20).fill('ordered'));
  for (const [n, outcome] of told(one).entries())
    expect([outcome, told(other)[n]].sort()).toEqual(n < 20 ? ['ordered', 'ordered'] : ['ordered', 'placed']);
  expect(await chunks.count('orders')).toBe(60);
  expect(await chunks.count('orders', sql`batch_row_id is not null`)).toBe(60);
  expect(await chunks.invited()).toBe(60);
  expect(await booksOf(gateway)).toMatchObject({ held: 60 * PRICE });
  expect(await chunks.faults()).toEqual([]);
});

test('the database itself refuses a second order of a row, and a chunk is no longer than may be', async () => {
  const rowId = uuidv7();
  await chunks.ordered(requests(1), [rowId]);
  const forged = gateway.owner.query(`insert into orders select (jsonb_populate_record(o,
    jsonb_build_object('id', gen_random_uuid(), 'order_no', 'PB260101AAAAAA'))).* from orders o`);
  await expect(forged).rejects.toThrow('orders_of_batch_rows');
  await expect(chunks.ordered(requests(MOST_AT_ONCE + 1))).rejects.toThrow(RangeError);
});
