import { sql } from '../../platform/db/sql';
import { defineJob } from '../../kernel/job';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'accounts.purge': Record<string, never>;
  }
}

/**
 * Every hour: ended sessions, spent codes, counts and pauses that are over, old QR codes go, and texts and phones of messages
 * that left days ago.
 */
export const accountsPurgeJob = defineJob({
  name: 'accounts.purge',
  lane: 'bulk',
  cron: '17 * * * *',
  run: async (_payload, { services }) => {
    const now = services.clock.now();
    await services.db.withoutTenant((tx) => tx.run(sql`select accounts_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select sms_outbox_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select limits_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select sign_in_alarm_purge(${now})`));
  },
});
