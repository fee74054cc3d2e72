import { defineJob } from '../../kernel/job';
import { systemWork, type Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Batches that nobody confirmed in time, and what others still say that ended long ago. */
    'batches.purge': Record<string, never>;
  }
}

/**
 * Hourly: batches that were not confirmed and rested too long go, with all that is in them; of one that was confirmed and has ended long
 * ago goes what its rows say that were not ordered, with the reasons for all of them.
 */
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
          eraseNext(systemWork(services, tx, mainId), mainId, now),
        );
      while (await purgeOne());
    }
  },
});

interface Due {
  mainId: string;
  id: string;
  fileId: string | null;
  isConfirmed: boolean;
}

/** One batch; one that is being changed is left for the next hour. @returns false if there is none */
async function eraseNext(work: Work, mainId: string, now: Date): Promise<boolean> {
  const due = await work.tx.maybeOne<Due>(sql`select main_id as "mainId", id, file_id as "fileId",
      confirmed_at is not null as "isConfirmed"
    from batch where main_id = ${mainId} and erase_at <= ${now} order by erase_at limit 1 for update skip locked`);
  if (!due) return false;
  await (due.isConfirmed ? eraseCells(work, due) : deleteBatch(work, due, now));
  return true;
}

/**
 * Its rows and how many of each state there were stay: the batch goes on telling what became of it. What it is called may name somebody of
 * it, and stays as long as a record does; `erase_check` takes it with the last one.
 */
async function eraseCells({ tx, audit }: Work, { mainId, id }: Due): Promise<void> {
  const rows = await tx.run(sql`update batch_row set line_enc = null, cells_enc = null, mobile_index = null,
      id_index = null, faults = '[]', duplicates = '{}', kept = '{}'
    where main_id = ${mainId} and batch_id = ${id} and (line_enc is not null or cells_enc is not null)`);
  await tx.run(sql`update batch b set erase_at = null, terms = b.terms - 'reasons', name = case when exists (
        select from checks c where c.main_id = b.main_id and c.batch_id = b.id and c.erased_at is null) then b.name end
    where b.main_id = ${mainId} and b.id = ${id}`);
  if (rows > 0)
    await audit({ mainId, action: 'batch.rowsErased', entity: 'batch', entityId: id, detail: { rows } });
}

async function deleteBatch({ tx, audit }: Work, due: Due, now: Date): Promise<void> {
  const { mainId } = due;
  await tx.run(sql`delete from batch_change where main_id = ${mainId} and batch_id = ${due.id}`);
  const rows = await tx.run(sql`delete from batch_row where main_id = ${mainId} and batch_id = ${due.id}`);
  await tx.run(sql`delete from batch_count where main_id = ${mainId} and batch_id = ${due.id}`);
  await tx.run(sql`delete from batch where main_id = ${mainId} and id = ${due.id}`);
  if (due.fileId) await tx.many(sql`select drop_read_list(${due.fileId}::uuid, ${now}::timestamptz)`);
  await audit({ mainId, action: 'batch.lapsed', entity: 'batch', entityId: due.id, detail: { rows } });
}
