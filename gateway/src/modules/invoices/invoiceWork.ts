import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface InvoiceWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  requestId: string;
  assigneeId: string | null;
}

/** The work of deciding a request, by either of their ids; null where the transaction does not read it. */
export function invoiceWork(
  tx: Tx,
  by: { workItemId: string } | { requestId: string },
): Promise<InvoiceWork | null> {
  const which = 'workItemId' in by ? sql`w.id = ${by.workItemId}` : sql`w.subject_id = ${by.requestId}`;
  return tx.maybeOne<InvoiceWork>(sql`select w.main_id as "mainId", m.name as "mainName", w.id as "workItemId",
      r.id as "requestId", w.assignee_id as "assigneeId"
    from work_item w join main_account m on m.id = w.main_id
    join invoice_request r on r.main_id = w.main_id and r.id = w.subject_id
    where ${which} and w.kind = 'invoice'`);
}
