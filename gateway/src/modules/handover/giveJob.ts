import { defineJob } from '../../kernel/job';
import type { Work } from '../../kernel/work';
import { giveChecks } from '../checks/ownerRepository';
import { latestReceiver, lockGiving } from './givingRepository';
import { takesRecords } from './takers';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'handover.give': Giving;
  }
}

/** Whose records go to whom, and how many there are. */
interface Giving {
  mainId: string;
  from: string;
  to: string;
  total: number;
  /** The moment of the act, as ISO 8601: what its owner orders or is given later, back or still here, stays theirs. */
  until: string;
}

/** So many records are given in one transaction: each is locked and written anew, and its readers wait for no more than that. */
export const GIVEN_AT_ONCE = 500;

/** Gives the first records and leaves what is more to the job. */
export async function beginGiving(work: Work, giving: Giving): Promise<void> {
  const { mainId, from, to, total, until } = giving;
  const some = { from, to, until: new Date(until), most: GIVEN_AT_ONCE, at: work.clock.now() };
  const given = await giveChecks(work.tx, mainId, some);
  if (total > given) await work.enqueue('handover.give', giving, { jobKey: `give:${mainId}:${from}` });
}

/**
 * Gives the records beyond the first to their new owner, a transaction for each part of them: a leaver of many records holds no
 * long lock. It goes by what is the leaver's since before the act, so it may run twice; a later act about the same person takes its
 * place, while it waits and while it is at work. If the receiver goes meanwhile, what is left stays where it was, and is shown as nobody's.
 */
export const giveJob = defineJob({
  name: 'handover.give',
  lane: 'bulk',
  async run(giving, { services }) {
    const { mainId, from, to, until } = giving;
    for (;;) {
      const given = await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
        if (!(await takesRecords(tx, mainId, to))) return 0;
        await lockGiving(tx, giving);
        const latest = await latestReceiver(tx, giving);
        if (latest !== null && latest !== to) return 0;
        const at = services.clock.now();
        return giveChecks(tx, mainId, { from, to, until: new Date(until), most: GIVEN_AT_ONCE, at });
      });
      // A part may be smaller than the rest is: a record that changed hands meanwhile is left out of it.
      if (given === 0) return;
    }
  },
});
