import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { PayoutRow } from './payoutRepository';

export interface PayoutWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  payoutId: string;
  assigneeId: string | null;
}

/** Puts a payout into the queue of staff work. */
export async function queuePayout(
  tx: Tx,
  item: { mainId: string; id: string; payoutId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'payout', ${item.payoutId}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

/** The work of paying one, by either of their ids; null where the transaction does not read it. */
export function payoutWork(
  tx: Tx,
  by: { workItemId: string } | { payoutId: string },
): Promise<PayoutWork | null> {
  const which = 'workItemId' in by ? sql`w.id = ${by.workItemId}` : sql`w.subject_id = ${by.payoutId}`;
  return tx.maybeOne<PayoutWork>(sql`select w.main_id as "mainId", m.name as "mainName", w.id as "workItemId",
      p.id as "payoutId", w.assignee_id as "assigneeId"
    from work_item w join main_account m on m.id = w.main_id
    join payout p on p.main_id = w.main_id and p.id = w.subject_id
    where ${which} and w.kind = 'payout'`);
}

type Key = Pick<PayoutRow, 'mainId' | 'id'>;

/** The first of two is done: whoever comes takes it as the second. */
export async function reopenPayoutWork(tx: Tx, { mainId, id }: Key, at: Date): Promise<void> {
  await tx.run(sql`update work_item set status = 'open', assignee_id = null, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'payout'`);
}

/** Ends the work: done by an operator, or cancelled with nobody. */
export async function endPayoutWork(tx: Tx, { mainId, id }: Key, by: string | null, at: Date): Promise<void> {
  const to = by === null ? sql`status = 'cancelled'` : sql`status = 'done', assignee_id = ${by}`;
  await tx.run(sql`update work_item set ${to}, done_at = ${at}, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'payout'`);
}
