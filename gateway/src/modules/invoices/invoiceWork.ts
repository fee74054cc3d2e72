import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface InvoiceWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  requestId: string;
  assigneeId: string | null;
}

/** Puts a request into the queue of staff work. */
export async function queueInvoice(
  tx: Tx,
  item: { mainId: string; id: string; requestId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'invoice', ${item.requestId}, ${item.dueAt}, ${item.at}, ${item.at})`);
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

/** Ends the work: done by somebody, or cancelled with nobody. */
export async function endInvoiceWork(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  by: string | null,
  at: Date,
): Promise<void> {
  const to = by === null ? sql`status = 'cancelled'` : sql`status = 'done', assignee_id = ${by}`;
  await tx.run(sql`update work_item set ${to}, done_at = ${at}, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'invoice'`);
}
