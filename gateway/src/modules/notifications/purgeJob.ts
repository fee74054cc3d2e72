import { sql } from '../../platform/db/sql';
import { defineJob } from '../../kernel/job';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'notifications.purge': Record<string, never>;
  }
}

/** Nightly: deletes notifications older than half a year. */
export const notificationsPurgeJob = defineJob({
  name: 'notifications.purge',
  lane: 'bulk',
  cron: '41 19 * * *',
  run: async (_payload, { services }) => {
    await services.db.withoutTenant((tx) => tx.run(sql`select notifications_purge(${services.clock.now()})`));
  },
});
