import { defineJob } from '../../kernel/job';
import { sql } from '../../platform/db/sql';
import { takeNamesApart } from '../checks/namePartRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Makes the names of checks that an older release ordered searchable by their parts. */
    'names.takeApart': Record<string, never>;
  }
}

const BATCH = 500;

/** Account after account, whose checks nobody reads without it. Once all is done each run finds nothing, by an empty index. */
export const namePartsJob = defineJob({
  name: 'names.takeApart',
  lane: 'bulk',
  cron: '*/10 * * * *',
  async run(_, { services }) {
    const accounts = await services.db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from retention_accounts()`,
    );
    for (const { mainId } of accounts) {
      const take = () =>
        services.db.withTenant({ mainIds: [mainId], mainId }, (tx) => takeNamesApart(tx, mainId, BATCH));
      while ((await take()) === BATCH);
    }
  },
});
