import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type OddityKind =
  | 'amount'
  | 'currency'
  | 'merchant'
  | 'booked'
  | 'again'
  | 'refunded'
  | 'unasked'
  | 'refundWaits'
  | 'refundClosed'
  | 'refundAbnormal'
  | 'refundRefused'
  | 'refundDiffers'
  | 'refundUnasked';

/** True where a refund of ours waits, failed or differs; false where the provider told of one that was begun with it. */
export const isOfOwnRefund = (kind: OddityKind): boolean => kind !== 'refunded' && kind.startsWith('refund');

/** What became of it, as the enterprise reads it. */
export type OddityOutcome = 'booked' | 'givenBack' | 'takenBack' | 'nothing';

/** What the provider told, in the smallest unit of the currency. */
export interface ToldMoney {
  /** Null where it was not said: a refund that only asking showed, or a payment that nobody can be asked about. */
  amount: number | null;
  currency: string;
  /** Null where nobody was asked. */
  transactionId: string | null;
  /** The provider's number of a refund; null for everything else, and where it named none. */
  refundId: string | null;
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
  outcome: OddityOutcome | null;
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
      (main_id, id, payment_id, kind, told_amount, told_currency, transaction_id, refund_id, told_at)
    values (${row.mainId}, ${row.id}, ${row.paymentId}, ${row.kind}, ${row.amount}, ${row.currency}, ${row.transactionId},
      ${row.refundId}, ${row.at})
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
      o.told_amount as amount, o.told_currency as currency, o.transaction_id as "transactionId", o.refund_id as "refundId",
      o.told_at as "toldAt",
      (select u.nick_name from user_by_id(o.settled_by) u) as "settledByName", o.settled_at as "settledAt", o.note, o.outcome,
      w.assignee_id as "assigneeId"
    from work_item w join main_account m on m.id = w.main_id
    join payment_oddity o on o.main_id = w.main_id and o.id = w.subject_id
    where w.id = ${workItemId} and w.kind = 'payment'`);
}

export async function settleOddity(
  tx: Tx,
  { mainId, id }: Pick<OddityRow, 'mainId' | 'id'>,
  { note, outcome, by, at }: { note: string; outcome: OddityOutcome; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update payment_oddity set note = ${note}, outcome = ${outcome}, settled_by = ${by}, settled_at = ${at}
    where main_id = ${mainId} and id = ${id}`);
  await tx.run(sql`update work_item set status = 'done', assignee_id = ${by}, done_at = ${at}, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'payment'`);
}

/** Whether money is booked for the account under a reference, and was not taken back. */
export async function isBookedFor(tx: Tx, mainId: string, reference: string): Promise<boolean> {
  const { booked } = await tx.one<{ booked: boolean }>(sql`select exists (select from ledger_transaction t
    where t.main_id = ${mainId} and t.kind = 'recharge' and t.reference = ${reference} and not exists (
      select from ledger_transaction v where v.main_id = t.main_id and v.reverses_id = t.id)) as booked`);
  return booked;
}

/** Whether operators said of our own refund that the money was given back otherwise. */
export async function isSaidGivenBack(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
): Promise<boolean> {
  const { said } = await tx.one<{ said: boolean }>(sql`select exists (select from payment_oddity
    where main_id = ${mainId} and payment_id = ${id} and outcome = 'givenBack'
      and kind like 'refund%' and kind <> 'refunded') as said`);
  return said;
}

/** What was told given back of a payment's transaction so far, each refund once. */
export async function givenBack(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  transactionId: string,
): Promise<number> {
  const { sum } = await tx.one<{ sum: number }>(sql`select coalesce(sum(told_amount), 0)::bigint as sum
    from payment_oddity where main_id = ${mainId} and payment_id = ${id} and kind = 'refunded'
      and transaction_id = ${transactionId} and refund_id is not null`);
  return sum;
}
