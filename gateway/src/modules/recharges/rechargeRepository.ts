import type { BankAccount } from '@probity/contract/rules/bankAccount';
import { timeKey, type PagePosition } from '../../kernel/paging';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type RechargeStatus = 'waiting' | 'confirmed' | 'rejected' | 'withdrawn';

export interface RechargeRow {
  mainId: string;
  id: string;
  reference: string;
  amount: number;
  paidOn: string;
  payerName: string;
  slipFileId: string;
  slipName: string;
  slipMime: string;
  slipHash: string;
  status: RechargeStatus;
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  askedKey: string;
  firstBy: string | null;
  firstByName: string | null;
  firstAt: Date | null;
  receivedAmount: number | null;
  bankReference: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  /** What the customer was told to pay to; null where it was not kept. */
  paidTo: BankAccount | null;
  /** Until when it is decided, as it stands in the queue; null once it is. */
  dueOn: string | null;
  /** What was booked for it was taken back since. */
  reversed: boolean;
  /** As an operator said it. */
  reversedWhy: string | null;
}

const columns = sql`r.main_id as "mainId", r.id, r.reference, r.amount, r.paid_on as "paidOn", r.payer_name as "payerName",
  r.slip_file_id as "slipFileId", f.original_name as "slipName", f.mime as "slipMime", f.sha256 as "slipHash", r.status,
  r.asked_by as "askedBy", (select u.nick_name from user_by_id(r.asked_by) u) as "askedByName", r.asked_at as "askedAt",
  ${timeKey(sql`r.asked_at`)} as "askedKey", r.first_by as "firstBy",
  (select u.nick_name from user_by_id(r.first_by) u) as "firstByName", r.first_at as "firstAt",
  r.received_amount as "receivedAmount", r.bank_reference as "bankReference", r.decided_by as "decidedBy",
  r.decided_at as "decidedAt", r.reason, r.paid_to as "paidTo", case when r.status = 'waiting' then (select w.due_at from work_item w
    where w.main_id = r.main_id and w.subject_id = r.id and w.kind = 'recharge') end as "dueOn", r.status = 'confirmed' and exists (select from ledger_transaction t
    join ledger_transaction v on v.main_id = t.main_id and v.reverses_id = t.id
    where t.main_id = r.main_id and t.kind = 'recharge' and t.reference = r.bank_reference) as reversed,
  case when r.status = 'confirmed' then (select b.reason from ledger_transaction t
    join recharge_reversal b on b.main_id = t.main_id and b.booking_id = t.id and b.status = 'done'
    where t.main_id = r.main_id and t.kind = 'recharge' and t.reference = r.bank_reference) end as "reversedWhy"`;
const rows = sql`recharge r join file_object f on f.main_id = r.main_id and f.id = r.slip_file_id`;

/** The reference that an account writes on its transfers; null before it asked for one. */
export async function referenceOf(tx: Tx, mainId: string): Promise<string | null> {
  const row = await tx.maybeOne<{ reference: string }>(
    sql`select reference from recharge_reference where main_id = ${mainId}`,
  );
  return row?.reference ?? null;
}

/** Gives the account this reference, unless it has one or another account has this one. */
export async function addReference(tx: Tx, mainId: string, reference: string): Promise<void> {
  await tx.run(
    sql`insert into recharge_reference (main_id, reference) values (${mainId}, ${reference}) on conflict do nothing`,
  );
}

export function rechargesAfter(
  tx: Tx,
  mainId: string,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<RechargeRow[]> {
  const from = after ? sql`and (r.asked_at, r.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<RechargeRow>(sql`select ${columns} from ${rows} where r.main_id = ${mainId} ${from}
    order by r.asked_at desc, r.id desc limit ${limit}`);
}

export function rechargeById(tx: Tx, mainId: string, id: string): Promise<RechargeRow | null> {
  return tx.maybeOne<RechargeRow>(
    sql`select ${columns} from ${rows} where r.main_id = ${mainId} and r.id = ${id}`,
  );
}

/** Locks a recharge until the transaction ends: who comes second sees what became of it. Bound to its account. */
export async function lockRecharge(tx: Tx, mainId: string, id: string): Promise<void> {
  await tx.many(sql`select id from recharge where main_id = ${mainId} and id = ${id} for update`);
}

export async function countWaiting(tx: Tx, mainId: string): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from recharge where main_id = ${mainId} and status = 'waiting'`,
  );
  return n;
}

export async function insertRecharge(
  tx: Tx,
  row: Pick<
    RechargeRow,
    | 'mainId'
    | 'id'
    | 'reference'
    | 'amount'
    | 'paidOn'
    | 'payerName'
    | 'slipFileId'
    | 'askedBy'
    | 'askedAt'
    | 'paidTo'
  >,
): Promise<void> {
  await tx.run(sql`insert into recharge (main_id, id, reference, amount, paid_on, payer_name, slip_file_id, asked_by, asked_at,
      paid_to)
    values (${row.mainId}, ${row.id}, ${row.reference}, ${row.amount}, ${row.paidOn}, ${row.payerName}, ${row.slipFileId},
      ${row.askedBy}, ${row.askedAt}, ${row.paidTo && json(row.paidTo)}::jsonb)`);
}

type Key = Pick<RechargeRow, 'mainId' | 'id'>;

export async function setSlip(tx: Tx, { mainId, id }: Key, slipFileId: string): Promise<void> {
  await tx.run(
    sql`update recharge set slip_file_id = ${slipFileId} where main_id = ${mainId} and id = ${id}`,
  );
}

interface Received {
  amount: number;
  bankReference: string;
  by: string;
  at: Date;
}

/** The first of two operators confirmed. */
export async function setFirst(tx: Tx, { mainId, id }: Key, received: Received): Promise<void> {
  await tx.run(sql`update recharge set first_by = ${received.by}, first_at = ${received.at},
      received_amount = ${received.amount}, bank_reference = ${received.bankReference}
    where main_id = ${mainId} and id = ${id}`);
}

export async function setConfirmed(tx: Tx, { mainId, id }: Key, received: Received): Promise<void> {
  await tx.run(sql`update recharge set status = 'confirmed', decided_by = ${received.by}, decided_at = ${received.at},
      received_amount = ${received.amount}, bank_reference = ${received.bankReference}
    where main_id = ${mainId} and id = ${id}`);
}

/** Nothing was received: what a first operator confirmed goes. */
export async function setUnpaid(
  tx: Tx,
  { mainId, id }: Key,
  end: { status: 'rejected' | 'withdrawn'; by: string | null; reason: string | null; at: Date },
): Promise<void> {
  await tx.run(sql`update recharge set status = ${end.status}, decided_by = ${end.by}, decided_at = ${end.at},
      reason = ${end.reason}, first_by = null, first_at = null, received_amount = null, bank_reference = null
    where main_id = ${mainId} and id = ${id}`);
}

export async function twoPersonsAbove(tx: Tx): Promise<number> {
  const { above } = await tx.one<{ above: number }>(sql`select recharge_two_persons_above() as above`);
  return above;
}

/** Of two that book one bank reference the second waits for the first. The operator's command takes the same lock, as its first. */
export async function lockBankReference(tx: Tx, referenceKey: string): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`recharge:${referenceKey}`}, 7210405))`);
}

/** Whether a payment with this bank reference is booked, in whatever account. */
export async function isBooked(tx: Tx, bankReference: string): Promise<boolean> {
  const { booked } = await tx.one<{ booked: boolean }>(
    sql`select recharge_reference_booked(${bankReference}) as booked`,
  );
  return booked;
}

/** Other recharges, of all accounts this transaction reads, whose slip is the very same file. */
export function recordsWithSlip(
  tx: Tx,
  { id, slipHash }: Pick<RechargeRow, 'id' | 'slipHash'>,
  limit: number,
): Promise<{ mainName: string; amount: number; askedAt: Date; status: RechargeStatus }[]> {
  return tx.many(sql`select m.name as "mainName", r.amount, r.asked_at as "askedAt", r.status from file_object f
    join recharge r on r.main_id = f.main_id and r.slip_file_id = f.id
    join main_account m on m.id = r.main_id
    where f.sha256 = ${slipHash} and r.id <> ${id} order by r.asked_at desc limit ${limit}`);
}
