import type { BankAccount } from '@probity/contract/rules/bankAccount';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface BankChangeRow extends BankAccount {
  id: string;
  reason: string;
  /** China's day, as it was chosen. */
  effectiveOn: string;
  status: 'waiting' | 'signedOff' | 'refused';
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  decidedByName: string | null;
  decidedAt: Date | null;
  effectiveAt: Date | null;
  refusal: string | null;
  withdrawnByName: string | null;
  withdrawnAt: Date | null;
}

const nameOf = (column: ReturnType<typeof sql>) => sql`(select u.nick_name from user_by_id(${column}) u)`;
const columns = sql`c.id, c.account_name as "accountName", c.bank_name as "bankName", c.account_no as "accountNo", c.reason,
  c.effective_on as "effectiveOn", c.status, c.asked_by as "askedBy", ${nameOf(sql`c.asked_by`)} as "askedByName",
  c.asked_at as "askedAt", ${nameOf(sql`c.decided_by`)} as "decidedByName", c.decided_at as "decidedAt",
  c.effective_at as "effectiveAt", c.refusal, ${nameOf(sql`c.withdrawn_by`)} as "withdrawnByName",
  c.withdrawn_at as "withdrawnAt"`;

/** Every change that was asked for, the newest first; none outside of the platform's account. */
export function bankChanges(tx: Tx, mainId: string): Promise<BankChangeRow[]> {
  return tx.many<BankChangeRow>(sql`select ${columns} from bank_account_change c
    where c.main_id = ${mainId} order by c.asked_at desc, c.id desc`);
}

/** Locks a change until the transaction ends; null for one that is not there. */
export function lockBankChange(tx: Tx, mainId: string, id: string): Promise<BankChangeRow | null> {
  return tx.maybeOne<BankChangeRow>(sql`select ${columns} from bank_account_change c
    where c.main_id = ${mainId} and c.id = ${id} for update of c`);
}

interface NewChange extends BankAccount {
  mainId: string;
  id: string;
  reason: string;
  effectiveOn: string;
  askedBy: string;
  askedAt: Date;
}

export async function insertBankChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.run(sql`insert into bank_account_change
      (main_id, id, account_name, bank_name, account_no, reason, effective_on, asked_by, asked_at)
    values (${row.mainId}, ${row.id}, ${row.accountName}, ${row.bankName}, ${row.accountNo}, ${row.reason},
      ${row.effectiveOn}::date, ${row.askedBy}, ${row.askedAt})`);
}

interface Key {
  mainId: string;
  id: string;
}

export async function setBankSignedOff(
  tx: Tx,
  { mainId, id }: Key,
  end: { by: string; at: Date; effectiveAt: Date },
): Promise<void> {
  await tx.run(sql`update bank_account_change set status = 'signedOff', decided_by = ${end.by}, decided_at = ${end.at},
      effective_at = ${end.effectiveAt} where main_id = ${mainId} and id = ${id}`);
}

export async function setBankRefused(
  tx: Tx,
  { mainId, id }: Key,
  end: { by: string; at: Date; refusal: string },
): Promise<void> {
  await tx.run(sql`update bank_account_change set status = 'refused', decided_by = ${end.by}, decided_at = ${end.at},
      refusal = ${end.refusal} where main_id = ${mainId} and id = ${id}`);
}

export async function setBankWithdrawn(
  tx: Tx,
  { mainId, id }: Key,
  end: { by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update bank_account_change set withdrawn_by = ${end.by}, withdrawn_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}

interface UntoldChange {
  id: string;
  effectiveAt: Date;
}

/** The changes that count since a moment before this one and of which the customers were not told, the newest first. */
export async function untoldBankChanges(tx: Tx, mainId: string, at: Date): Promise<UntoldChange[]> {
  return tx.many<UntoldChange>(sql`select id, effective_at as "effectiveAt" from bank_account_change
    where main_id = ${mainId} and status = 'signedOff' and withdrawn_at is null and told_at is null and effective_at <= ${at}
    order by effective_at desc, id desc`);
}

export async function setBankTold(tx: Tx, mainId: string, ids: readonly string[], at: Date): Promise<void> {
  await tx.run(sql`update bank_account_change set told_at = ${at}
    where main_id = ${mainId} and id = any(${ids}::uuid[]) and told_at is null`);
}

interface KeptAccount extends BankAccount {
  id: string;
  effectiveAt: Date;
}

/** The account that operators had set at a moment, for everybody; null before their first. */
export function keptAccountAt(tx: Tx, at: Date): Promise<KeptAccount | null> {
  return tx.maybeOne<KeptAccount>(sql`select id, account_name as "accountName", bank_name as "bankName",
    account_no as "accountNo", effective_at as "effectiveAt" from bank_account_at(${at})`);
}
