import type { Population } from './checks';
import { ms, quantile, report } from './report';
import { positionAt, readersOf, timed } from './search';
import type { World } from './world';

const SAMPLES = 20;
const DAY_MS = 86_400_000;

/** The numbers of the home page over the last thirty days: of an owner's account, and of staff of all accounts. */
export async function measureHome(world: World, population: Population): Promise<void> {
  const { owner, staff } = await readersOf(world, population);
  const key = { checkId: (await positionAt(world, owner.mainIds, '-orderedAt', 0)).id, reason: 'measured' };
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const range = { from: day(29), to: day(0), timeZone: 'Asia/Shanghai' };
  for (const reader of [owner, staff]) {
    const reads: number[] = [];
    const homes: number[] = [];
    for (let sample = -1; sample < SAMPLES; sample += 1) {
      const read = await timed(world, 'bench/read', owner, key);
      const home = await timed(world, 'home/home/summary', reader, range);
      // The first round warms plans and caches.
      if (sample < 0) continue;
      reads.push(read);
      homes.push(home);
    }
    const [read, home] = [quantile(reads, 0.95), quantile(homes, 0.95)];
    report({
      what: `home, ${reader.who}, p95 : key read`,
      ratio: home / read,
      budget: null,
      beside: `${ms(home)} and ${ms(read)}`,
    });
  }
}
