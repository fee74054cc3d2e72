import { defineJob } from '../../kernel/job';
import { accountsWithBooks, ledgerFaults } from './ledgerFaults';
import { brokenBooks } from '../../platform/observability/alarms';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Looks through the books of every account for what must never be. */
    'ledger.verify': Record<string, never>;
  }
}

/** How many faults of an account stand in the log; `verify-ledger` prints them all. */
const LOGGED = 20;

/** Hourly: every account's books, each in a transaction of its own. What is wrong alerts the operator; nothing is mended. */
export const verifyLedgerJob = defineJob({
  name: 'ledger.verify',
  lane: 'bulk',
  cron: '50 * * * *',
  async run(_, { services, log }) {
    const accounts = await accountsWithBooks(services.db.direct);
    let broken = 0;
    for (const mainId of accounts) {
      const faults = await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
        ledgerFaults(tx, mainId),
      );
      if (faults.length === 0) continue;
      broken += 1;
      log.error({ mainId, count: faults.length, faults: faults.slice(0, LOGGED) }, 'the books are wrong');
    }
    brokenBooks.set(broken);
  },
});
