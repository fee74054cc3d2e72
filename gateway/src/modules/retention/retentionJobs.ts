import { defineJob } from '../../kernel/job';
import { startSystemTask } from '../../kernel/tasks/startTask';
import { lastSystemTask } from '../../kernel/tasks/taskTable';
import { systemWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { eraseTask } from './eraseTask';
import { RUN_CRON, thisNight } from './nextRun';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Every night: one run of each account. */
    'retention.night': Record<string, never>;
  }
}

/** Continues the run of an earlier night that is still under way instead of starting a second one. */
export const retentionNightJob = defineJob({
  name: 'retention.night',
  lane: 'bulk',
  cron: RUN_CRON,
  async run(_payload, { services }) {
    const accounts = await services.db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from retention_accounts()`,
    );
    const tonight = thisNight(services.clock.now());
    for (const { mainId } of accounts)
      await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
        // A night that broke off and begins again leaves alone what it has done: an empty run would hide what the first one did.
        const last = await lastSystemTask(tx, mainId, eraseTask.kind);
        if (last && last.createdAt >= tonight) return;
        await startSystemTask(systemWork(services, tx, mainId), mainId, eraseTask);
      });
  },
});
