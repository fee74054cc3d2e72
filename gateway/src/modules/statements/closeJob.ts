import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { unavailableOf } from '../../platform/db/unavailable';
import { accountsWithBooks } from '../ledger/ledgerFaults';
import { closeNextMonth } from './closing';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Closes the months that are over. */
    'statements.close': Record<string, never>;
  }
}

/** Hourly: each account's months that are over, month after month, each in a transaction of its own. */
export const closeStatementsJob = defineJob({
  name: 'statements.close',
  lane: 'bulk',
  cron: '5 * * * *',
  async run(_, { services, log }) {
    let failures = 0;
    for (const mainId of await accountsWithBooks(services.db.direct)) {
      const close = () =>
        services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
          closeNextMonth(systemWork(services, tx, mainId), mainId),
        );
      try {
        while (await close());
      } catch (error) {
        // Without the database no month can be closed: the job is done again once it is back.
        if (unavailableOf(error)) throw error;
        failures += 1;
        log.error({ err: error, mainId }, 'a month could not be closed');
      }
    }
    if (failures > 0) throw new Error(`The months of ${failures} accounts could not be closed`);
  },
});
