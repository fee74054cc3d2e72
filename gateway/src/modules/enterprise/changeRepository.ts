import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { certificationColumns, type CertificationRow } from './certificationRepository';

/** How many submissions the history shows. */
const MOST_SHOWN = 100;

export interface RecordRow extends CertificationRow {
  reviewedBy: string | null;
}

/** Every submission of the account, the newest first. */
export function recordsOf(tx: Tx, mainId: string): Promise<RecordRow[]> {
  return tx.many<RecordRow>(sql`select ${certificationColumns}, reviewed_by as "reviewedBy" from certification
    where main_id = ${mainId} order by submitted_at desc, id desc limit ${MOST_SHOWN}`);
}

/** What was verified when a change was submitted; null where papers were never submitted through the console. */
export function heldBefore(
  tx: Tx,
  { mainId, id, submittedAt }: Pick<CertificationRow, 'mainId' | 'id' | 'submittedAt'>,
): Promise<CertificationRow | null> {
  return tx.maybeOne<CertificationRow>(sql`select ${certificationColumns} from certification
    where main_id = ${mainId} and status = 'verified' and (submitted_at, id) < (${submittedAt}::timestamptz, ${id}::uuid)
    order by submitted_at desc, id desc limit 1`);
}

/** Takes a change back while it waits, or lets a rejected one go. */
export async function withdraw(
  tx: Tx,
  { mainId, id, status }: Pick<CertificationRow, 'mainId' | 'id' | 'status'>,
  at: Date,
): Promise<void> {
  const next = status === 'pending' ? 'withdrawn' : status;
  await tx.run(sql`update certification set status = ${next}, withdrawn_at = ${at}
    where main_id = ${mainId} and id = ${id}`);
}

/** The staff's work on a submission. */
export async function workOfCertification(tx: Tx, mainId: string, id: string): Promise<string | null> {
  const row = await tx.maybeOne<{ id: string }>(sql`select id from work_item
    where main_id = ${mainId} and subject_id = ${id} and kind = 'certification'`);
  return row?.id ?? null;
}

export async function cancelWork(tx: Tx, item: { mainId: string; id: string; at: Date }): Promise<void> {
  await tx.run(sql`update work_item set status = 'cancelled', done_at = ${item.at}, updated_at = ${item.at}
    where main_id = ${item.mainId} and id = ${item.id}`);
}

/** How many other verified enterprises, among those this transaction reads, bear this name. */
export async function othersWithName(tx: Tx, row: CertificationRow): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from main_account
    where kind = 'enterprise' and auth_status = 2 and id <> ${row.mainId} and name = ${row.enterpriseName}`);
  return n;
}
