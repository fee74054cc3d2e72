import { measureAudit } from './audit';
import { measureBatches } from './batches';
import { populate, type Population } from './checks';
import { measureExports } from './exports';
import { ms, report, summary } from './report';
import { measureHome } from './home';
import { measureLedger } from './ledger';
import { measureOrders } from './orders';
import { measureQueue } from './queue';
import { measureSearch } from './search';
import { measureSheets } from './sheets';
import { measureStaff } from './staff';
import { measureStarts } from './start';
import { measureThroughput } from './throughput';
import { buildWorld, type World } from './world';

// Run by scripts/bench.mjs, complete or only the named parts. Only ratios within one run have budgets; times belong to the
// machine.
const scale = Number(process.env.SCALE ?? 0.05);
if (!(scale > 0 && scale <= 1)) throw new Error('SCALE is a part of 1: 1 measures a million checks');

const parts = {
  throughput: (world: World, { mainIds }: Population) => measureThroughput(world, mainIds[0]!),
  'search-owner': (world: World, population: Population) => measureSearch(world, population, 'owner'),
  'search-staff': (world: World, population: Population) => measureSearch(world, population, 'staff'),
  queue: measureQueue,
  home: measureHome,
  staff: measureStaff,
  exports: measureExports,
  ledger: measureLedger,
  // After what searches: they add checks to the largest account.
  orders: measureOrders,
  batches: measureBatches,
  // Last: the database tidies up for minutes after them.
  audit: measureAudit,
};
const named = process.argv.slice(2);
/** Parts that need no database of checks. */
const alone = { start: measureStarts, sheets: measureSheets };
const all = [...Object.keys(alone), ...Object.keys(parts)];
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${all.join(', ')}`);
const isMeasured = (name: string) => named.length === 0 || named.includes(name);

for (const [name, measure] of Object.entries(alone)) if (isMeasured(name)) await measure();
if (Object.keys(parts).some(isMeasured)) await measureWorld();
if (summary() > 0) process.exitCode = 1;

async function measureWorld(): Promise<void> {
  const world = await buildWorld();
  try {
    const started = performance.now();
    const population = await populate(world, scale);
    const took = ms(performance.now() - started);
    report({
      what: `${population.total} checks of 200 accounts`,
      ratio: null,
      budget: null,
      beside: `written in ${took}`,
    });
    const { bytes } = (
      await world.owner.query<{ bytes: number }>(
        `select pg_total_relation_size('check_name_part')::float8 as bytes`,
      )
    ).rows[0]!;
    report({
      what: 'parts of names, bytes a check',
      ratio: bytes / population.total,
      budget: null,
      beside: 'table and index',
    });
    for (const [name, measure] of Object.entries(parts))
      if (isMeasured(name)) await measure(world, population);
  } finally {
    await world.close();
  }
}
