import { counted, type Counted } from '../../kernel/counting';
import { timeKey, type PagePosition } from '../../kernel/paging';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { PaymentRow } from '../payments/paymentRepository';
import type { RefundStatus } from '../payments/refundRepository';

/** Who gives the money itself back. */
export type GiveBack = 'provider' | 'hand';

export type ReversalStatus = 'waiting' | 'done' | 'refused';

/** A recharge as it was booked, with what the account has left. */
export interface ReceivedRow {
  mainId: string;
  mainName: string;
  bookingId: string;
  reference: string;
  /** Fen. */
  amount: number;
  at: Date;
  atKey: string;
  byName: string | null;
  /** The payment by scanning that it was booked for; null for every other. */
  paymentId: string | null;
  provider: PaymentRow['provider'] | null;
  merchantId: string | null;
  paymentStatus: PaymentRow['status'] | null;
  /** Something of it was given back at the provider, not asked for from here. */
  wasGivenBack: boolean;
  refundStatus: RefundStatus | null;
  refundAskedAt: Date | null;
  refundEndedAt: Date | null;
  refundFault: string | null;
  outRefundNo: string | null;
  /** It stands in the list of transfers of the enterprise. */
  transferred: boolean;
  isReversed: boolean;
  /** Fen that are not held and not spent. */
  available: number;
  askedId: string | null;
  askedStatus: ReversalStatus | null;
  givenBackBy: GiveBack | null;
  reason: string | null;
  askedBy: string | null;
  askedByName: string | null;
  askedAt: Date | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  refusal: string | null;
}

const columns = sql`t.main_id as "mainId", m.name as "mainName", t.id as "bookingId", t.reference, e.amount, t.created_at as at,
  ${timeKey(sql`t.created_at`)} as "atKey", (select u.nick_name from user_by_id(t.created_by) u) as "byName",
  p.id as "paymentId", p.provider, p.merchant_id as "merchantId", p.status as "paymentStatus",
  exists (select from payment_oddity d where d.main_id = p.main_id and d.payment_id = p.id and d.kind = 'refunded') as "wasGivenBack",
  f.status as "refundStatus", f.asked_at as "refundAskedAt", f.ended_at as "refundEndedAt", f.fault as "refundFault",
  f.out_refund_no as "outRefundNo",
  exists (select from recharge c where c.main_id = t.main_id and c.bank_reference = t.reference and c.status = 'confirmed')
    as transferred,
  exists (select from ledger_transaction v where v.main_id = t.main_id and v.reverses_id = t.id) as "isReversed",
  (select a.balance from ledger_account a where a.main_id = t.main_id and a.kind = 'available') as available,
  r.id as "askedId", r.status as "askedStatus", r.given_back_by as "givenBackBy", r.reason, r.asked_by as "askedBy",
  (select u.nick_name from user_by_id(r.asked_by) u) as "askedByName", r.asked_at as "askedAt",
  (select u.nick_name from user_by_id(r.decided_by) u) as "decidedByName", r.decided_at as "decidedAt", r.refusal`;
const booked = sql`ledger_transaction t join main_account m on m.id = t.main_id
  join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
  left join payment p on p.main_id = t.main_id and p.booking_id = t.id
  left join payment_refund f on f.main_id = p.main_id and f.payment_id = p.id`;
/** The newest time that somebody asked for it. */
const rows = sql`${booked} left join lateral (select * from recharge_reversal x
  where x.main_id = t.main_id and x.booking_id = t.id order by x.asked_at desc, x.id desc limit 1) r on true`;

const named = (text: string | null): Sql =>
  text ? sql`and (t.reference = ${text} or strpos(lower(m.name), lower(${text})) > 0)` : sql``;

/** How much came in over all accounts that the transaction reads: at most one more than `most` are counted. */
export async function countReceived(tx: Tx, text: string | null, most: number): Promise<Counted> {
  const { found } = await tx.one<{
    found: number;
  }>(sql`select count(*)::int as found from (select from ledger_transaction t
    join main_account m on m.id = t.main_id where t.kind = 'recharge' ${named(text)} limit ${most + 1}) some_of`);
  return counted(found, most);
}

/** What came in over all accounts that the transaction reads, the newest first. `name` is a part of an enterprise's name. */
export function receivedAfter(
  tx: Tx,
  search: { text: string | null; after: PagePosition | null; limit: number },
): Promise<ReceivedRow[]> {
  const { text, after, limit } = search;
  const from = after ? sql`and (t.created_at, t.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<ReceivedRow>(sql`select ${columns} from ${rows} where t.kind = 'recharge' ${from} ${named(text)}
    order by t.created_at desc, t.id desc limit ${limit}`);
}

/** Null where the transaction does not read it. */
export function receivedById(tx: Tx, bookingId: string): Promise<ReceivedRow | null> {
  return tx.maybeOne<ReceivedRow>(
    sql`select ${columns} from ${rows} where t.kind = 'recharge' and t.id = ${bookingId}`,
  );
}

export interface ReversalWork {
  mainId: string;
  bookingId: string;
  reversalId: string;
  assigneeId: string | null;
}

/** The work of confirming a reversal; null where the transaction does not read it. */
export function reversalWork(tx: Tx, workItemId: string): Promise<ReversalWork | null> {
  return tx.maybeOne<ReversalWork>(sql`select w.main_id as "mainId", r.booking_id as "bookingId", r.id as "reversalId",
      w.assignee_id as "assigneeId"
    from work_item w join recharge_reversal r on r.main_id = w.main_id and r.id = w.subject_id
    where w.id = ${workItemId} and w.kind = 'reversal'`);
}

/** The asking that a piece of work is about, which may not be the newest any more. */
export function receivedOfReversal(
  tx: Tx,
  { mainId, reversalId }: Pick<ReversalWork, 'mainId' | 'reversalId'>,
): Promise<ReceivedRow | null> {
  return tx.maybeOne<ReceivedRow>(sql`select ${columns} from ${booked}
    join recharge_reversal r on r.main_id = t.main_id and r.booking_id = t.id
    where r.main_id = ${mainId} and r.id = ${reversalId}`);
}

interface Key {
  mainId: string;
  id: string;
}

/** False where the booking is taken back already, or somebody asked for it. */
export async function insertReversal(
  tx: Tx,
  row: Key & { bookingId: string; reason: string; giveBack: GiveBack; by: string; at: Date },
): Promise<boolean> {
  const added = await tx.maybeOne<{ id: string }>(sql`insert into recharge_reversal
      (main_id, id, booking_id, reason, given_back_by, asked_by, asked_at)
    values (${row.mainId}, ${row.id}, ${row.bookingId}, ${row.reason}, ${row.giveBack}, ${row.by}, ${row.at})
    on conflict do nothing returning id`);
  return added !== null;
}

export async function queueReversal(
  tx: Tx,
  item: Key & { reversalId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'reversal', ${item.reversalId}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

/** Decides it and ends its work. */
export async function setDecided(
  tx: Tx,
  { mainId, id }: Key,
  end: { status: 'done' | 'refused'; refusal: string | null; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update recharge_reversal set status = ${end.status}, refusal = ${end.refusal}, decided_by = ${end.by},
      decided_at = ${end.at} where main_id = ${mainId} and id = ${id}`);
  await tx.run(sql`update work_item set status = 'done', assignee_id = ${end.by}, done_at = ${end.at}, updated_at = ${end.at}
    where main_id = ${mainId} and subject_id = ${id} and kind = 'reversal'`);
}
