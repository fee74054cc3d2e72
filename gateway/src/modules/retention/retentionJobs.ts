import { sql } from '../../platform/db/sql';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob } from '../../kernel/job';
import { eraseAccount } from './erase';
import { RUN_CRON } from './nextRun';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Every night: one job for each enterprise. */
    'retention.night': Record<string, never>;
    'retention.account': { mainId: string };
  }
}

export const retentionNightJob = defineJob({
  name: 'retention.night',
  lane: 'bulk',
  cron: RUN_CRON,
  async run(_payload, { services }) {
    await services.db.withoutTenant(async (tx) => {
      const rows = await tx.many<{ mainId: string }>(
        sql`select main_id as "mainId" from retention_accounts()`,
      );
      for (const { mainId } of rows) {
        await enqueue(
          tx,
          'retention.account',
          { mainId },
          { jobKey: `retention:${mainId}`, queueName: 'retention' },
        );
      }
    });
  },
});

export const retentionAccountJob = defineJob({
  name: 'retention.account',
  lane: 'bulk',
  run: ({ mainId }, { services }) => eraseAccount(services, mainId),
});
