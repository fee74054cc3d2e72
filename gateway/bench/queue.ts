import type { Population } from './checks';
import { ms, quantile, report } from './report';
import { positionAt, readersOf, timed } from './search';
import type { World } from './world';

const SAMPLES = 20;

const searches: Record<string, object> = {
  open: {},
  mine: { state: 'mine' },
  done: { state: 'done' },
  items: { kind: ['checkItem'] },
  reviews: { kind: ['review'] },
  overdue: { overdue: true },
  'order number': { q: 'PB000000012' },
  customer: { q: 'Account 12' },
  'common name': { q: '王' },
  'rarer name': { q: '王a7' },
};

/** The queue of staff of all accounts, first and second page: one row per check, each with its items. */
export async function measureQueue(world: World, population: Population): Promise<void> {
  const { owner, staff } = await readersOf(world, population);
  const key = { checkId: (await positionAt(world, owner.mainIds, '-orderedAt', 0)).id, reason: 'measured' };
  const reads: number[] = [];
  const took: Record<string, number[]> = {};
  for (let sample = -1; sample < SAMPLES; sample += 1) {
    for (const [name, search] of Object.entries(searches)) {
      const read = await timed(world, 'bench/read', owner, key);
      const list = await timed(world, 'work/item/list', staff, { ...search, limit: 50 });
      // The first round warms plans and caches.
      if (sample < 0) continue;
      reads.push(read);
      (took[name] ??= []).push(list);
    }
  }
  const [slowest] = Object.entries(took)
    .map(([name, values]) => ({ name, p95: quantile(values, 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  const read = quantile(reads, 0.95);
  const all = Object.entries(took).map(([name, values]) => `${name} ${ms(quantile(values, 0.5))}`);
  report({
    what: 'queue, staff of all accounts, first page, p95 : key read',
    ratio: slowest!.p95 / read,
    budget: { most: 100 },
    beside: `${ms(slowest!.p95)} and ${ms(read)}; slowest: ${slowest!.name}; ${all.join(', ')}`,
  });
}
