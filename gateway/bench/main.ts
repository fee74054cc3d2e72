import { populate } from './checks';
import { ms, report, summary } from './report';
import { measureQueue } from './queue';
import { measureSearch } from './search';
import { measureStarts } from './start';
import { measureThroughput } from './throughput';
import { buildWorld } from './world';

// Run by scripts/bench.mjs. Only ratios of one run are held to budgets; times belong to the machine.
const scale = Number(process.env.SCALE ?? 0.05);
if (!(scale > 0 && scale <= 1)) throw new Error('SCALE is a part of 1: 1 measures a million checks');

await measureStarts();
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
  await measureThroughput(world, population.mainIds[0]!);
  await measureSearch(world, population);
  await measureQueue(world, population);
} finally {
  await world.close();
}
if (summary() > 0) process.exitCode = 1;
