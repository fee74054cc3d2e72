import { defineJob } from '../../kernel/job';
import { sql } from '../../platform/db/sql';
import { keptSince } from '../tasks/taskJobs';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'assignments.purge': Record<string, never>;
  }
}

/** Hourly: deletes what was kept to take assignments back, once that is not possible any more and no task needs it. */
export const assignmentsPurgeJob = defineJob({
  name: 'assignments.purge',
  lane: 'bulk',
  cron: '37 * * * *',
  run: async (_payload, { services }) => {
    const before = keptSince(services.clock.now());
    await services.db.withoutTenant((tx) => tx.run(sql`select assignments_purge(${before})`));
  },
});
