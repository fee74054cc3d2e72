import { sql } from '../../platform/db/sql';
import { defineJob } from '../../kernel/job';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'webhook.purge': Record<string, never>;
  }
}

/** Nightly: deletes deliveries older than 30 days. */
export const webhookPurgeJob = defineJob({
  name: 'webhook.purge',
  lane: 'bulk',
  cron: '41 19 * * *',
  run: async (_payload, { services }) => {
    await services.db.withoutTenant((tx) => tx.run(sql`select webhook_purge(${services.clock.now()})`));
  },
});
