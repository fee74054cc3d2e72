import { timeKey } from '../../kernel/paging';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { numbered } from '../ledger/entryRepository';

/** Fen. What an account has is what is available and what is held. */
export interface StatementSums {
  opening: number;
  recharged: number;
  takenBack: number;
  charged: number;
  chargesReversed: number;
  /** To the enterprise's own bank account. */
  paidOut: number;
  closing: number;
  /** Of the closing balance. */
  held: number;
}

export interface StatementRow extends StatementSums {
  mainId: string;
  id: string;
  /** `YYYY-MM` */
  month: string;
  mainName: string;
  closedAt: Date;
}

const columns = sql`s.main_id as "mainId", s.id, to_char(s.month, 'YYYY-MM') as month, s.main_name as "mainName", s.opening,
  s.recharged, s.taken_back as "takenBack", s.charged, s.charges_reversed as "chargesReversed", s.paid_out as "paidOut", s.closing, s.held,
  s.closed_at as "closedAt"`;

/** The newest month first, before a month. */
export function statementsBefore(
  tx: Tx,
  mainId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<StatementRow[]> {
  const from = before ? sql`and s.month < ${`${before}-01`}::date` : sql``;
  return tx.many<StatementRow>(
    sql`select ${columns} from statement s where s.main_id = ${mainId} ${from} order by s.month desc limit ${limit}`,
  );
}

export function statementById(tx: Tx, mainId: string, id: string): Promise<StatementRow | null> {
  return tx.maybeOne<StatementRow>(
    sql`select ${columns} from statement s where s.main_id = ${mainId} and s.id = ${id}`,
  );
}

/** The moment of an account's first booking; null before there is one. */
export async function firstBookingAt(tx: Tx, mainId: string): Promise<Date | null> {
  const row = await tx.maybeOne<{ at: Date }>(
    sql`select created_at as at from ledger_transaction where main_id = ${mainId} order by created_at, id limit 1`,
  );
  return row?.at ?? null;
}

/** What is available and held, without what was booked from a moment on. */
export function balanceAt(tx: Tx, mainId: string, until: Date): Promise<{ available: number; held: number }> {
  return tx.one(sql`select coalesce(sum(balance) filter (where kind = 'available'), 0)::bigint as available,
      coalesce(sum(balance) filter (where kind = 'held'), 0)::bigint as held
    from (select a.kind, a.balance - coalesce((select sum(e.amount) from ledger_transaction t
        join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = a.kind
        where t.main_id = a.main_id and t.created_at >= ${until}), 0) as balance
      from ledger_account a where a.main_id = ${mainId}) b`);
}

export async function insertStatement(tx: Tx, row: Omit<StatementRow, 'mainName'>): Promise<void> {
  await tx.run(sql`insert into statement (main_id, id, month, main_name, opening, recharged, taken_back, charged,
      charges_reversed, paid_out, closing, held, closed_at)
    select ${row.mainId}, ${row.id}, ${`${row.month}-01`}::date, m.name, ${row.opening}, ${row.recharged}, ${row.takenBack},
      ${row.charged}, ${row.chargesReversed}, ${row.paidOut}, ${row.closing}, ${row.held}, ${row.closedAt}
    from main_account m where m.id = ${row.mainId}`);
}

export type LineKind = 'recharge' | 'rechargeReversed' | 'charge' | 'chargeReversed' | 'payout';

/** A booking that changed what the account has. */
export interface StatementLine {
  id: string;
  at: Date;
  sortKey: string;
  kind: LineKind;
  /** A recharge by scanning, or what takes one back. */
  scanned: boolean;
  /** The bank's reference of a recharge or payout; null for charges. */
  reference: string | null;
  orderNo: string | null;
  /** As it was ordered. */
  packageZh: string | null;
  packageEn: string | null;
  itemZh: string | null;
  itemEn: string | null;
  /** Fen, below 0 where it took something away. */
  amount: number;
  /** What the account had after it. */
  balance: number;
}

interface LinesAsked {
  mainId: string;
  from: Date;
  until: Date;
  opening: number;
  after: { key: string; id: string } | null;
  /** Null: all of them. */
  limit: number | null;
  /** What came in and went out again; charges and their reversals stand in a table of their own. */
  isOfRecharges?: boolean;
}

/** The lines of a month, in the order in which they were booked. Items are called what they were at its end: a closed month never changes. */
export function statementLines(tx: Tx, asked: LinesAsked): Promise<StatementLine[]> {
  const { mainId, from, until, opening, after, limit } = asked;
  const beyond = after ? sql`(l.at, l.id) > (${after.key}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const which = asked.isOfRecharges ? sql`l.kind in ('recharge', 'rechargeReversed', 'payout')` : sql`true`;
  return tx.many<StatementLine>(sql`
    with line as (
      select t.id, t.created_at as at, t.order_id, t.check_item_id, t.kind as booked, t.reverses_id, t.reference,
        sum(e.amount) as amount
      from ledger_transaction t join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
        and e.account_kind in ('available', 'held')
      where t.main_id = ${mainId} and t.created_at >= ${from} and t.created_at < ${until}
      group by t.main_id, t.id having sum(e.amount) <> 0),
    running as (
      select l.*, ${opening}::bigint + sum(l.amount) over (order by l.at, l.id) as balance,
        case l.booked when 'recharge' then 'recharge' when 'capture' then 'charge' when 'payout' then 'payout'
          else case when l.amount > 0 then 'chargeReversed' else 'rechargeReversed' end end as kind
      from line l)
    select l.id, l.at, ${timeKey(sql`l.at`)} as "sortKey", l.kind,
      case when l.kind = 'recharge' then l.reference when l.kind = 'rechargeReversed' then
        (select r.reference from ledger_transaction r where r.main_id = ${mainId} and r.id = l.reverses_id) when l.kind = 'payout' then
        (select p.bank_reference from payout p where p.main_id = ${mainId} and p.id::text = l.reference) end as reference,
      exists (select from payment w where w.main_id = ${mainId} and w.booking_id = coalesce(l.reverses_id, l.id)) as scanned,
      o.order_no as "orderNo", o.package_snapshot #>> '{name,zh}' as "packageZh", o.package_snapshot #>> '{name,en}' as "packageEn",
      ${numbered(sql`c.name_zh`)} as "itemZh", ${numbered(sql`c.name_en`)} as "itemEn", l.amount::bigint as amount, l.balance::bigint as balance
    from running l
      left join orders o on o.main_id = ${mainId} and o.id = l.order_id
      left join check_item i on i.main_id = ${mainId} and i.id = l.check_item_id
      left join catalogue_at(least(${until}::timestamptz - interval '1 microsecond', now())) c on c.code = i.item_code
    where ${beyond} and ${which} order by l.at, l.id limit ${limit}`);
}

/** What a package cost in a month. */
export interface PackageCharge {
  packageZh: string;
  packageEn: string;
  orders: number;
  items: number;
  /** Fen. */
  amount: number;
}

/** What was charged less what was reversed, package by package, the dearest first. */
export function chargesByPackage(
  tx: Tx,
  { mainId, from, until }: Pick<LinesAsked, 'mainId' | 'from' | 'until'>,
): Promise<PackageCharge[]> {
  return tx.many<PackageCharge>(sql`
    select coalesce(o.package_snapshot #>> '{name,zh}', '') as "packageZh",
      coalesce(o.package_snapshot #>> '{name,en}', '') as "packageEn", count(distinct t.order_id)::int as orders,
      count(distinct t.check_item_id)::int as items, sum(e.amount)::bigint as amount
    from ledger_transaction t
      join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'spent'
      left join orders o on o.main_id = t.main_id and o.id = t.order_id
    where t.main_id = ${mainId} and t.created_at >= ${from} and t.created_at < ${until}
    group by 1, 2 order by sum(e.amount) desc, 1, 2`);
}
