import { sql, type Sql } from '../../platform/db/sql';
import { accountsIn, type Tx } from '../../platform/db/tx';
import { leftOfCharge } from '../ledger/ledgerRepository';

export type CorrectionStatus = 'waiting' | 'done' | 'refused';

/** What was charged for an item, with what of it is left. */
export interface ChargeRow {
  mainId: string;
  mainName: string;
  chargeId: string;
  orderNo: string;
  checkId: string;
  itemZh: string;
  itemEn: string;
  copyNo: number;
  /** Fen. */
  amount: number;
  at: Date;
  left: number;
}

const charges = (
  which: Sql,
) => sql`select t.main_id as "mainId", m.name as "mainName", t.id as "chargeId", o.order_no as "orderNo",
    i.check_id as "checkId", k.name_zh as "itemZh", k.name_en as "itemEn", i.copy_no as "copyNo", e.amount, t.created_at as at,
    ${leftOfCharge} as left
  from ${which}
  join main_account m on m.id = t.main_id
  join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'spent'
  join orders o on o.main_id = t.main_id and o.id = t.order_id
  join check_item i on i.main_id = t.main_id and i.id = t.check_item_id
  join catalogue_all() k on k.code = i.item_code`;

/** The charges of an order by its number, looked for in each account by its key. */
export function chargesOfOrder(
  tx: Tx,
  { mainIds, orderNo }: { mainIds: readonly string[]; orderNo: string },
): Promise<ChargeRow[]> {
  const found = sql`unnest(${accountsIn(mainIds)}) s (main_id)
    join lateral (select n.id from orders n where n.main_id = s.main_id and n.order_no = ${orderNo}) n on true
    join ledger_transaction t on t.main_id = s.main_id and t.order_id = n.id and t.kind = 'capture'`;
  return tx.many<ChargeRow>(sql`${charges(found)} order by k.sort, i.copy_no, t.id`);
}

/** Null where the transaction does not read it. */
export function chargeById(tx: Tx, chargeId: string): Promise<ChargeRow | null> {
  return tx.maybeOne<ChargeRow>(
    sql`${charges(sql`ledger_transaction t`)} where t.id = ${chargeId} and t.kind = 'capture'`,
  );
}

/** What somebody asked to give back of a charge. */
export interface CorrectionRow {
  mainId: string;
  id: string;
  chargeId: string;
  amount: number;
  status: CorrectionStatus;
  reason: string;
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  decidedByName: string | null;
  decidedAt: Date | null;
  refusal: string | null;
}

/** What was asked about some charges, the newest first. */
export function correctionsOf(
  tx: Tx,
  { mainIds, chargeIds }: { mainIds: readonly string[]; chargeIds: readonly string[] },
): Promise<CorrectionRow[]> {
  return tx.many<CorrectionRow>(sql`select r.main_id as "mainId", r.id, r.charge_id as "chargeId", r.amount, r.status, r.reason,
      r.asked_by as "askedBy", (select u.nick_name from user_by_id(r.asked_by) u) as "askedByName", r.asked_at as "askedAt",
      (select u.nick_name from user_by_id(r.decided_by) u) as "decidedByName", r.decided_at as "decidedAt", r.refusal
    from charge_correction r where r.main_id = any(${[...mainIds]}::uuid[]) and r.charge_id = any(${[...chargeIds]}::uuid[])
    order by r.asked_at desc, r.id desc`);
}

export interface CorrectionWork {
  mainId: string;
  chargeId: string;
  correctionId: string;
  assigneeId: string | null;
}

/** The work of confirming one; null where the transaction does not read it. */
export function correctionWork(tx: Tx, workItemId: string): Promise<CorrectionWork | null> {
  return tx.maybeOne<CorrectionWork>(sql`select w.main_id as "mainId", r.charge_id as "chargeId", r.id as "correctionId",
      w.assignee_id as "assigneeId"
    from work_item w join charge_correction r on r.main_id = w.main_id and r.id = w.subject_id
    where w.id = ${workItemId} and w.kind = 'correction'`);
}

interface Key {
  mainId: string;
  id: string;
}

/** False where another request about this charge waits. */
export async function insertCorrection(
  tx: Tx,
  row: Key & { chargeId: string; amount: number; reason: string; by: string; at: Date },
): Promise<boolean> {
  const added = await tx.maybeOne<{ id: string }>(sql`insert into charge_correction
      (main_id, id, charge_id, amount, reason, asked_by, asked_at)
    values (${row.mainId}, ${row.id}, ${row.chargeId}, ${row.amount}, ${row.reason}, ${row.by}, ${row.at})
    on conflict do nothing returning id`);
  return added !== null;
}

export async function setDecided(
  tx: Tx,
  { mainId, id }: Key,
  end: { status: 'done' | 'refused'; refusal: string | null; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update charge_correction set status = ${end.status}, refusal = ${end.refusal}, decided_by = ${end.by},
      decided_at = ${end.at} where main_id = ${mainId} and id = ${id}`);
}
