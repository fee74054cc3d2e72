import { sql } from '../../db/sql';
import { defineJob } from '../../jobs/registry';

declare module '../../jobs/registry' {
  interface Jobs {
    'accounts.purge': Record<string, never>;
  }
}

/** Every hour: ended sessions, spent codes, old pauses and QR codes go. */
export const accountsPurgeJob = defineJob({
  name: 'accounts.purge',
  cron: '17 * * * *',
  run: async (_payload, { services }) => {
    await services.db.withoutTenant((tx) => tx.run(sql`select accounts_purge(${services.clock.now()})`));
  },
});
