import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { booksOf, fund, gatewayWithPeople, inAccount, orderBody } from '../../../test/checks';
import { countedTx } from '../../../test/countedTx';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { ledgerFaults } from '../ledger/ledgerFaults';
import type { PlaceOrderRequest } from './domain/asked';
import { MOST_AT_ONCE, orderAll } from './ordering';
import { askedBy } from './orderService';

// A whole batch is 10 000 rows; CI orders a part of them. What a row costs is counted, not timed: statements, and rows that are read.
const CHUNKS = Math.max(4, Math.round(20 * Number(process.env.SCALE ?? '0.02')));
const PRICE = 6800;
const mainId = demoMains.first;
const orderer = { mainId, userId: demoUsers.owner, departmentId: null };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

/** Orders a chunk in a transaction of its own. @returns its statements */
const orderChunk = () =>
  inAccount(gateway, mainId, async (work) => {
    const counted = countedTx(work.tx);
    const counting = { ...work, tx: counted.tx };
    const requests = Array.from({ length: MOST_AT_ONCE }, () => orderBody() as PlaceOrderRequest);
    const asked = requests.map((one) => askedBy(work, orderer, one, { batchRowId: uuidv7() }));
    const { sums } = await orderAll(counting, orderer, asked);
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
  expect(await inAccount(gateway, mainId, ({ tx }) => ledgerFaults(tx, mainId))).toEqual([]);
}, 600_000);
