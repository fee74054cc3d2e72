import { demoUsers } from '../seeds/demoAccounts';
import type { Population } from './checks';
import { ms, quantile, report } from './report';
import { positionAt, readersOf, timed, type Reader } from './search';
import type { World } from './world';

const SAMPLES = 40;
const DAY_MS = 86_400_000;
/** Home is a page of numbers: it costs a few reads by key, however many checks there are. */
const MOST = 5;

/** The numbers of the home page over the last thirty days: for an owner and a recruiter of the largest account, and for staff of all. */
export async function measureHome(world: World, population: Population): Promise<void> {
  const { owner, staff } = await readersOf(world, population);
  const recruiter: Reader = {
    ...owner,
    who: 'recruiter of the largest account',
    token: await world.signIn(demoUsers.recruiter, owner.mainId),
  };
  const key = { checkId: (await positionAt(world, owner.mainIds, '-orderedAt', 0)).id, reason: 'measured' };
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const range = { from: day(29), to: day(0), timeZone: 'Asia/Shanghai' };
  for (const { reader, timeZone, most } of [
    { reader: owner, timeZone: 'Asia/Shanghai', most: MOST },
    { reader: recruiter, timeZone: 'Asia/Shanghai', most: MOST },
    { reader: staff, timeZone: 'Asia/Shanghai', most: MOST },
    // Days that begin elsewhere are counted anew.
    { reader: owner, timeZone: 'Europe/Berlin', most: null },
  ]) {
    const reads: number[] = [];
    const homes: number[] = [];
    for (let sample = -5; sample < SAMPLES; sample += 1) {
      const read = await timed(world, 'bench/read', owner, key);
      const home = await timed(world, 'home/home/summary', reader, { ...range, timeZone });
      // The first rounds warm plans and caches.
      if (sample < 0) continue;
      reads.push(read);
      homes.push(home);
    }
    const of = (p: number) => [quantile(homes, p), quantile(reads, p)] as const;
    const [home, read] = of(0.95);
    const [middle, middleRead] = of(0.5);
    report({
      what: `home, ${reader.who}, ${timeZone}, p95 : key read`,
      ratio: home / read,
      budget: most === null ? null : { most },
      beside: `${ms(home)} and ${ms(read)}; in the middle ${ms(middle)} and ${ms(middleRead)}`,
    });
  }
}
