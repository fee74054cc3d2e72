import { defineJob } from '../../kernel/job';
import { systemWork, type Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Batches that nobody confirmed in time. */
    'batches.purge': Record<string, never>;
  }
}

/** Hourly: batches that were not confirmed and rested too long go, with all that is in them. */
export const purgeBatchesJob = defineJob({
  name: 'batches.purge',
  lane: 'bulk',
  cron: '55 * * * *',
  async run(_payload, { services }) {
    const now = services.clock.now();
    const accounts = await services.db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from batches_due(${now}::timestamptz)`,
    );
    for (const { mainId } of accounts) {
      const purgeOne = () =>
        services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
          deleteNext(systemWork(services, tx, mainId), mainId, now),
        );
      while (await purgeOne());
    }
  },
});

/** One batch with its rows; one that is being changed is left for the next hour. @returns false if there is none */
async function deleteNext({ tx, audit }: Work, mainId: string, now: Date): Promise<boolean> {
  const due = await tx.maybeOne<{
    id: string;
    fileId: string | null;
  }>(sql`select id, file_id as "fileId" from batch
    where main_id = ${mainId} and erase_at <= ${now} order by erase_at limit 1 for update skip locked`);
  if (!due) return false;
  await tx.run(sql`delete from batch_change where main_id = ${mainId} and batch_id = ${due.id}`);
  const rows = await tx.run(sql`delete from batch_row where main_id = ${mainId} and batch_id = ${due.id}`);
  await tx.run(sql`delete from batch_count where main_id = ${mainId} and batch_id = ${due.id}`);
  await tx.run(sql`delete from batch where main_id = ${mainId} and id = ${due.id}`);
  if (due.fileId) await tx.many(sql`select drop_read_list(${due.fileId}::uuid, ${now}::timestamptz)`);
  await audit({ mainId, action: 'batch.lapsed', entity: 'batch', entityId: due.id, detail: { rows } });
  return true;
}
