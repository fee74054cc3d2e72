import { demoUsers } from '../seeds/demoAccounts';
import { settingsStatement } from '../src/platform/db/tx';
import type { Population } from './checks';
import { ms, quantile, report } from './report';
import { positionAt, readersOf, timed } from './search';
import type { World } from './world';

const SAMPLES = 20;
const PAGE = 20;

/** What finance asks of the bookings of years. */
const filters: Record<string, object> = {
  everything: {},
  charges: { kind: 'capture' },
  'one item': { itemCode: 'identity' },
  'what a person ordered': { side: { by: 'person', key: demoUsers.owner } },
  'a day': { from: '2026-03-01', to: '2026-03-01' },
  'all days': { from: '2000-01-01', to: '2099-12-31' },
};

/** The bookings of an account with 100 000 charges (SCALE=1): the first page of each filter, with what all that it finds comes to. */
export async function measureLedger(world: World, population: Population): Promise<void> {
  const { owner: reader } = await readersOf(world, population);
  const charges = await addCharges(world, reader.mainId, population.inLargest);
  const key = { checkId: (await positionAt(world, reader.mainIds, '-orderedAt', 0)).id, reason: 'measured' };
  const reads: number[] = [];
  const took: Record<string, number[]> = {};
  for (let sample = -1; sample < SAMPLES; sample += 1)
    for (const [name, filter] of Object.entries(filters)) {
      const read = await timed(world, 'bench/read', reader, key);
      const page = await timed(world, 'balance/entry/list', reader, { ...filter, limit: PAGE });
      // The first round warms plans and caches.
      if (sample < 0) continue;
      reads.push(read);
      (took[name] ??= []).push(page);
    }
  const read = quantile(reads, 0.95);
  const worst = Object.entries(took)
    .map(([name, values]) => ({ name, p95: quantile(values, 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  report({
    what: `${charges} bookings, any filter, first page and their sum, p95 for each 1 000 : key read`,
    ratio: worst[0]!.p95 / read / (charges / 1_000),
    budget: { most: 3 },
    beside: `${worst.map(({ name, p95 }) => `${name} ${ms(p95)}`).join(', ')}; key read ${ms(read)}`,
  });
}

/** One charge for each check, with both of its entries, written past the triggers: only rows and keys matter to a list. */
async function addCharges({ owner }: World, mainId: string, most: number): Promise<number> {
  const tables = ['ledger_transaction', 'ledger_entry'];
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
  const client = await owner.connect();
  let written = 0;
  try {
    await client.query(`begin; ${settingsStatement({ mainIds: [mainId], mainId })}`);
    await client.query(
      `insert into ledger_account (main_id, kind) values ($1, 'held'), ($1, 'spent') on conflict do nothing`,
      [mainId],
    );
    const { rowCount } = await client.query(
      `insert into ledger_transaction (main_id, id, kind, reference, order_id, check_item_id, created_by, created_at)
       select c.main_id, gen_random_uuid(), 'capture', 'bench ' || c.id, c.order_id,
         (select i.id from check_item i where i.main_id = c.main_id and i.check_id = c.id limit 1), c.created_by, c.ordered_at
       from checks c where c.main_id = $1 limit $2`,
      [mainId, most],
    );
    written = rowCount!;
    await client.query(
      `insert into ledger_entry (main_id, transaction_id, account_kind, amount)
       select t.main_id, t.id, e.kind, e.amount from ledger_transaction t, (values ('held', -6800), ('spent', 6800)) e (kind, amount)
       where t.main_id = $1 and t.reference like 'bench %'`,
      [mainId],
    );
    await client.query('commit');
  } finally {
    // What failed takes its connection along.
    client.release(written === 0);
  }
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`);
  for (const table of tables) await owner.query(`vacuum analyze ${table}`);
  return written;
}
