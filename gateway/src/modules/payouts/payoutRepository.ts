import { timeKey, type PagePosition } from '../../kernel/paging';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type PayoutStatus = 'waiting' | 'paid' | 'rejected' | 'withdrawn';

export interface PayoutRow {
  mainId: string;
  id: string;
  /** Fen. */
  amount: number;
  holder: string;
  bankName: string;
  accountEnc: Buffer;
  accountTail: string;
  reason: string | null;
  status: PayoutStatus;
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  askedKey: string;
  /** The first of two operators, who paid it at the bank. */
  enteredBy: string | null;
  enteredByName: string | null;
  enteredAt: Date | null;
  bankReference: string | null;
  decidedAt: Date | null;
  /** Why it was rejected. */
  refusal: string | null;
  /** Until when it is paid, as it stands in the queue; null once it is decided. */
  dueOn: string | null;
  /** An operator has it in hand. */
  isTaken: boolean;
}

const columns = sql`p.main_id as "mainId", p.id, p.amount, p.holder, p.bank_name as "bankName", p.account_enc as "accountEnc",
  p.account_tail as "accountTail", p.reason, p.status, p.asked_by as "askedBy",
  (select u.nick_name from user_by_id(p.asked_by) u) as "askedByName", p.asked_at as "askedAt",
  ${timeKey(sql`p.asked_at`)} as "askedKey", p.entered_by as "enteredBy",
  (select u.nick_name from user_by_id(p.entered_by) u) as "enteredByName", p.entered_at as "enteredAt",
  p.bank_reference as "bankReference", p.decided_at as "decidedAt", p.refusal,
  case when p.status = 'waiting' then w.due_at end as "dueOn",
  p.status = 'waiting' and w.assignee_id is not null as "isTaken"`;
const rows = sql`payout p join work_item w on w.main_id = p.main_id and w.subject_id = p.id and w.kind = 'payout'`;

/** The row and column that the encrypted account number is bound to. */
export function accountField(payoutId: string) {
  return { table: 'payout', column: 'account_enc', rowId: payoutId };
}

export function payoutsAfter(
  tx: Tx,
  mainId: string,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<PayoutRow[]> {
  const from = after ? sql`and (p.asked_at, p.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<PayoutRow>(sql`select ${columns} from ${rows} where p.main_id = ${mainId} ${from}
    order by p.asked_at desc, p.id desc limit ${limit}`);
}

export function payoutById(tx: Tx, mainId: string, id: string): Promise<PayoutRow | null> {
  return tx.maybeOne<PayoutRow>(
    sql`select ${columns} from ${rows} where p.main_id = ${mainId} and p.id = ${id}`,
  );
}

/** Whether one waits already. */
export async function isAnyWaiting(tx: Tx, mainId: string): Promise<boolean> {
  const { waits } = await tx.one<{ waits: boolean }>(
    sql`select exists (select from payout where main_id = ${mainId} and status = 'waiting') as waits`,
  );
  return waits;
}

export async function insertPayout(
  tx: Tx,
  row: Pick<
    PayoutRow,
    'mainId' | 'id' | 'amount' | 'holder' | 'bankName' | 'accountEnc' | 'accountTail' | 'reason'
  > & { by: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into payout
      (main_id, id, amount, holder, bank_name, account_enc, account_tail, reason, asked_by, asked_at)
    values (${row.mainId}, ${row.id}, ${row.amount}, ${row.holder}, ${row.bankName}, ${row.accountEnc}, ${row.accountTail},
      ${row.reason}, ${row.by}, ${row.at})`);
}

type Key = Pick<PayoutRow, 'mainId' | 'id'>;

/** The first of two operators paid it; entered again the new one stands. */
export async function setEntered(
  tx: Tx,
  { mainId, id }: Key,
  entered: { by: string; bankReference: string; at: Date },
): Promise<void> {
  await tx.run(sql`update payout set entered_by = ${entered.by}, entered_at = ${entered.at},
      bank_reference = ${entered.bankReference} where main_id = ${mainId} and id = ${id}`);
}

export async function setEnded(
  tx: Tx,
  { mainId, id }: Key,
  end: { status: Exclude<PayoutStatus, 'waiting'>; by: string; refusal: string | null; at: Date },
): Promise<void> {
  await tx.run(sql`update payout set status = ${end.status}, decided_by = ${end.by}, decided_at = ${end.at},
      refusal = ${end.refusal} where main_id = ${mainId} and id = ${id}`);
}

/** Of two that enter one bank reference the second waits for the first. */
export async function lockPayoutReference(tx: Tx, bankReference: string): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`payout:${bankReference}`}, 7210405))`);
}

/** Whether another payout, in whatever account, stands under this bank reference. */
export async function isReferenceUsed(tx: Tx, bankReference: string, payoutId: string): Promise<boolean> {
  const { used } = await tx.one<{ used: boolean }>(
    sql`select payout_reference_used(${bankReference}, ${payoutId}) as used`,
  );
  return used;
}
