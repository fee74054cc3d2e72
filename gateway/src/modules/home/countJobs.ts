import { defineJob } from '../../kernel/job';
import { chinaDay, addDays, startOfDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { unavailableOf } from '../../platform/db/unavailable';
import { wrongHomeCounts } from '../../platform/observability/alarms';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Draws the counts of the home page together with what changed since. */
    'home.fold': Record<string, never>;
    /** Compares them with what they count. */
    'home.verify': Record<string, never>;
  }
}

/** What was counted wrong, and what there is. */
export interface WrongCount {
  subject: string;
  state: string;
  detail: string;
  counted: number;
  expected: number;
}

/** How many of them stand in the log for an account. */
const LOGGED = 20;

/** Days that are over everywhere, whatever the clocks of several gateways say: what is late since then stays late. */
const passed = (now: Date) => startOfDay(addDays(chinaDay(now), -1));

/** One at a time over all gateways, a minute's changes at once; numbers are read right before and after. */
export const foldHomeCountsJob = defineJob({
  name: 'home.fold',
  lane: 'bulk',
  cron: '* * * * *',
  async run(_, { services }) {
    await services.db.direct.many(sql`select home_counts_fold(${passed(services.clock.now())})`);
  },
});

/** What differs for the account that a transaction works for; it is right afterwards. */
export function mendHomeCounts(tx: Tx, now: Date): Promise<WrongCount[]> {
  return tx.many<WrongCount>(
    sql`select subject, state, detail, counted::int, expected::int from home_counts_mend(${passed(now)})`,
  );
}

/** The same for the sums over all accounts. */
export function mendHomeSums(direct: Tx, now: Date): Promise<WrongCount[]> {
  return direct.many<WrongCount>(
    sql`select subject, state, detail, counted::int, expected::int from home_counts_mend_sums(${passed(now)})`,
  );
}

/**
 * Hourly, account by account. A number that is not what its rows are is a fault of the program: it is put right, and told. An account that
 * cannot be looked through is told too, and holds up no other.
 */
export const verifyHomeCountsJob = defineJob({
  name: 'home.verify',
  lane: 'bulk',
  cron: '20 * * * *',
  async run(_, { services, log }) {
    const { db, clock } = services;
    const accounts = await db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from retention_accounts()`,
    );
    let wrong = 0;
    let failed = 0;
    const tell = (mainId: string | null, counts: readonly WrongCount[]) => {
      if (counts.length === 0) return;
      wrong += 1;
      log.error(
        { mainId, count: counts.length, counts: counts.slice(0, LOGGED) },
        'numbers of the home page were wrong',
      );
    };
    const look = async (mainId: string | null, mend: () => Promise<WrongCount[]>) => {
      try {
        tell(mainId, await mend());
      } catch (err) {
        // Without the database nothing can be looked through: the job is done again once it is back.
        if (unavailableOf(err)) throw err;
        failed += 1;
        log.error({ mainId, err }, 'numbers of the home page could not be looked through');
      }
    };
    for (const { mainId } of accounts) {
      await look(mainId, () =>
        db.withTenant({ mainIds: [mainId], mainId }, (tx) => mendHomeCounts(tx, clock.now())),
      );
    }
    await look(null, () => mendHomeSums(db.direct, clock.now()));
    // The next hour looks again. Thrown, it would be done again at once, and what was found wrong no longer be told.
    wrongHomeCounts.set(wrong + failed);
  },
});
