import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface PayoutWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  payoutId: string;
  assigneeId: string | null;
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
