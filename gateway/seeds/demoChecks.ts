import type { Services } from '../src/kernel/context';
import { rechargeAccount } from '../src/modules/orders/payment';
import { closeNextMonth } from '../src/modules/statements/closing';
import { demoDepartments, demoMains, demoUsers } from './demoAccounts';
import { demoPerson } from './demoPeople';
import { demoRecharges, demoStories, type DemoStory } from './demoPlan';
import { Play, system, type DemoCast } from './demoPlay';
import { DemoTime } from './demoWork';

/** Stories share nothing but the balance, so several are run at once: the first start is waited for. */
const AT_ONCE = 4;
const DAY = 86_400_000;

/** Runs the demo checks through the product's own rules, with a clock set in the past. */
export async function seedDemoChecks(services: Services): Promise<void> {
  const now = services.clock.now();
  const time = new DemoTime(services);
  for (const [index, { mainId, daysAgo, amount }] of demoRecharges.entries()) {
    const rechargeId = `01900000-0000-7000-8000-${String(2001 + index).padStart(12, '0')}`;
    const at = new Date(now.getTime() - daysAgo * DAY);
    await time.step(mainId, at, system, (work) => rechargeAccount(work, rechargeId, { mainId, amount }));
  }
  const plays = demoStories.map(
    (story, index) => new Play(new DemoTime(services), story, index, now, castOf(story, index)),
  );
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let play = plays.shift(); play; play = plays.shift()) await play.run();
    }),
  );
  // The months that are over are closed once all that happened in them is booked.
  for (const mainId of new Set(demoRecharges.map((one) => one.mainId)))
    while (await time.step(mainId, now, system, (work) => closeNextMonth(work, mainId)));
}

function castOf({ mainId, by }: DemoStory, index: number): DemoCast {
  const departmentId = by === 'recruiter' && mainId === demoMains.first ? demoDepartments.people : null;
  return { orderer: { userId: demoUsers[by], departmentId }, person: demoPerson(index) };
}
