import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface RechargeWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  rechargeId: string;
  assigneeId: string | null;
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
