import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type OddityKind = 'amount' | 'currency' | 'merchant' | 'booked' | 'again' | 'refunded';

/** What the provider told, in the smallest unit of the currency. */
export interface ToldMoney {
  amount: number;
  currency: string;
  transactionId: string;
}

export interface OddityRow extends ToldMoney {
  mainId: string;
  mainName: string;
  id: string;
  paymentId: string;
  kind: OddityKind;
  toldAt: Date;
  settledByName: string | null;
  settledAt: Date | null;
  note: string | null;
  assigneeId: string | null;
}

interface NewOddity extends ToldMoney {
  mainId: string;
  id: string;
  paymentId: string;
  kind: OddityKind;
  at: Date;
}

/** False where the same was told before. */
export async function insertOddity(tx: Tx, row: NewOddity): Promise<boolean> {
  const added = await tx.maybeOne<{ id: string }>(sql`insert into payment_oddity
      (main_id, id, payment_id, kind, told_amount, told_currency, transaction_id, told_at)
    values (${row.mainId}, ${row.id}, ${row.paymentId}, ${row.kind}, ${row.amount}, ${row.currency}, ${row.transactionId}, ${row.at})
    on conflict do nothing returning id`);
  return added !== null;
}

export async function queueOddity(
  tx: Tx,
  item: { mainId: string; id: string; oddityId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'payment', ${item.oddityId}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

/** The oddity of a piece of work; null where the transaction does not read it. */
export function oddityOfWork(tx: Tx, workItemId: string): Promise<OddityRow | null> {
  return tx.maybeOne<OddityRow>(sql`select o.main_id as "mainId", m.name as "mainName", o.id, o.payment_id as "paymentId", o.kind,
      o.told_amount as amount, o.told_currency as currency, o.transaction_id as "transactionId", o.told_at as "toldAt",
      (select u.nick_name from user_by_id(o.settled_by) u) as "settledByName", o.settled_at as "settledAt", o.note,
      w.assignee_id as "assigneeId"
    from work_item w join main_account m on m.id = w.main_id
    join payment_oddity o on o.main_id = w.main_id and o.id = w.subject_id
    where w.id = ${workItemId} and w.kind = 'payment'`);
}

export async function settleOddity(
  tx: Tx,
  { mainId, id }: Pick<OddityRow, 'mainId' | 'id'>,
  { note, by, at }: { note: string; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update payment_oddity set note = ${note}, settled_by = ${by}, settled_at = ${at}
    where main_id = ${mainId} and id = ${id}`);
  await tx.run(sql`update work_item set status = 'done', assignee_id = ${by}, done_at = ${at}, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'payment'`);
}
