import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { RechargeRow } from './rechargeRepository';

export interface RechargeWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  rechargeId: string;
  assigneeId: string | null;
}

/** Puts a recharge into the queue of staff work. */
export async function queueRecharge(
  tx: Tx,
  item: { mainId: string; id: string; rechargeId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'recharge', ${item.rechargeId}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

/** The work of deciding a recharge, by either of their ids; null where the transaction does not read it. */
export function rechargeWork(
  tx: Tx,
  by: { workItemId: string } | { rechargeId: string },
): Promise<RechargeWork | null> {
  const which = 'workItemId' in by ? sql`w.id = ${by.workItemId}` : sql`w.subject_id = ${by.rechargeId}`;
  return tx.maybeOne<RechargeWork>(sql`select w.main_id as "mainId", m.name as "mainName", w.id as "workItemId",
      r.id as "rechargeId", w.assignee_id as "assigneeId"
    from work_item w join main_account m on m.id = w.main_id
    join recharge r on r.main_id = w.main_id and r.id = w.subject_id
    where ${which} and w.kind = 'recharge'`);
}

type Key = Pick<RechargeRow, 'mainId' | 'id'>;

/** The first of two is done: whoever comes takes it as the second. */
export async function reopenRechargeWork(tx: Tx, { mainId, id }: Key, at: Date): Promise<void> {
  await tx.run(sql`update work_item set status = 'open', assignee_id = null, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'recharge'`);
}

/** Ends the work: done by somebody, or cancelled with nobody. */
export async function endRechargeWork(
  tx: Tx,
  { mainId, id }: Key,
  by: string | null,
  at: Date,
): Promise<void> {
  const to = by === null ? sql`status = 'cancelled'` : sql`status = 'done', assignee_id = ${by}`;
  await tx.run(sql`update work_item set ${to}, done_at = ${at}, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'recharge'`);
}
