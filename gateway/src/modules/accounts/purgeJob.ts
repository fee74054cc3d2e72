import { sql } from '../../platform/db/sql';
import { defineJob } from '../../kernel/job';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'accounts.purge': Record<string, never>;
  }
}

/**
 * Hourly: deletes ended sessions, spent codes, expired counts and pauses, old QR codes and lists of accounts, and the texts and phones of
 * messages sent days ago.
 */
export const accountsPurgeJob = defineJob({
  name: 'accounts.purge',
  lane: 'bulk',
  cron: '17 * * * *',
  run: async (_payload, { services }) => {
    const now = services.clock.now();
    await services.db.withoutTenant((tx) => tx.run(sql`select accounts_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select link_codes_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select sms_outbox_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select limits_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select sign_in_alarm_purge(${now})`));
    await services.db.withoutTenant((tx) => tx.run(sql`select reaches_purge(${now})`));
  },
});
