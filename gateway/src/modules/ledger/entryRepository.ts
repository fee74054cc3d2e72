import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { dayEnd, dayStart } from '../../kernel/days';
import { timeKey, type PagePosition } from '../../kernel/paging';
import { sideColumns, type CostSide } from './costRepository';
import type { components } from '../../kernel/contract.gen';
import type { BookingKind } from './ledgerRepository';

/** A booking as it is read, with what it belongs to. */
export interface EntryRow {
  id: string;
  kind: BookingKind;
  /** What a reversal takes back; nothing else is reversed. */
  reverses: 'recharge' | 'capture' | 'release' | null;
  at: Date;
  sortKey: string;
  /** Fen by which each balance moved. */
  available: number;
  held: number;
  spent: number;
  /** The available balance when this was read, the same in every row. */
  availableNow: number;
  orderNo: string | null;
  checkId: string | null;
  candidateName: string | null;
  itemZh: string | null;
  itemEn: string | null;
  /** The bank's reference of a recharge, or of a payout. */
  reference: string | null;
  /** Of a payout: the bank and the last four of the account number. */
  paidTo: string | null;
  /** Why a recharge was taken back, or a charge given back. */
  reason: string | null;
  /** Paid by scanning, or what takes that back. */
  scanned: boolean;
  /** Of what takes a recharge by scanning back: our number of giving the money back, and how that stands. */
  refundNo: string | null;
  refundStatus: components['schemas']['RefundStatus'] | null;
  refundAskedAt: Date | null;
  refundEndedAt: Date | null;
  by: string | null;
  /** By somebody from Probity, who is none of the account's own people besides. */
  isByStaff: boolean;
  isReversed: boolean;
  /** Fen, of a charge; of a hold those of its order's charges. */
  givenBack: number;
  /** Of a hold: what its order's items have become, in fen. */
  stillHeld: number;
  charged: number;
  released: number;
}

export interface EntryFilters {
  kind?: BookingKind | undefined;
  stillHeld?: true | undefined;
  orderNo?: string | undefined;
  itemCode?: string | undefined;
  side?: CostSide | undefined;
  /** Days in China, both of them with. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Of the column itself, so that the checks of a side are found by their index. */
function onSide({ by, key }: CostSide): Sql {
  return key === null ? sql`${sideColumns[by]} is null` : sql`${sideColumns[by]} = ${key}::uuid`;
}

const ZONE = 'Asia/Shanghai';

/** The holds of orders with an item that is held, and of payouts that wait. */
const isStillHeld = (mainId: string) => sql`and t.kind in ('hold', 'payoutHold') and (
    t.order_id in (select c.order_id from check_item n join checks c on c.main_id = n.main_id and c.id = n.check_id
      where n.main_id = ${mainId} and n.money = 'held')
    or t.kind = 'payoutHold' and t.reference in (select u.id::text from payout u where u.main_id = ${mainId} and u.status = 'waiting'))`;

/** Charges with what was given back of them: together they are the costs that lead here. */
const ofKind = (kind: BookingKind) =>
  kind === 'capture' ? sql`and t.kind in ('capture', 'correction')` : sql`and t.kind = ${kind}`;

/** What is asked of the bookings `t` of an account. */
function conditionsOf(mainId: string, filters: EntryFilters): Sql {
  const { kind, stillHeld, orderNo, itemCode, side, from, to } = filters;
  const order = sql`and t.order_id = (select o.id from orders o where o.main_id = ${mainId} and o.order_no = ${orderNo ?? null})`;
  const item = sql`and exists (select from check_item n where n.main_id = t.main_id and n.id = t.check_item_id
    and n.item_code = ${itemCode ?? null})`;
  const of = sql`and exists (select from check_item n join checks c on c.main_id = n.main_id and c.id = n.check_id
    where n.main_id = t.main_id and n.id = t.check_item_id
      and ${side ? onSide(side) : sql`true`})`;
  return sql`t.main_id = ${mainId} ${kind ? ofKind(kind) : sql``} ${stillHeld ? isStillHeld(mainId) : sql``} ${orderNo ? order : sql``}
    ${itemCode ? item : sql``} ${side ? of : sql``} ${from ? sql`and t.created_at >= ${dayStart(from, ZONE)}` : sql``}
    ${to ? sql`and t.created_at < ${dayEnd(to, ZONE)}` : sql``}`;
}

/** The number of bookings that are asked for, counted up to a limit. */
export async function countEntries(
  tx: Tx,
  mainId: string,
  { limit, ...filters }: EntryFilters & { limit: number },
): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from (
    select from ledger_transaction t where ${conditionsOf(mainId, filters)} limit ${limit}) l`);
  return n;
}

/** What some bookings come to: how many they are, and the fen by which they moved each balance together. */
export interface EntrySum {
  count: number;
  available: number;
  held: number;
  spent: number;
  /** Of charges alone: how many checks they are of, as the costs count them. */
  checks: number | null;
}

/** What all bookings that are asked for come to, in one statement. */
export function sumStatement(mainId: string, filters: EntryFilters): Sql {
  const moved = (kind: string) =>
    sql`coalesce(sum(e.amount) filter (where e.account_kind = ${kind}), 0)::bigint`;
  const checks = sql`(select count(distinct n.check_id)::int from asked a
    join check_item n on n.main_id = ${mainId} and n.id = a.check_item_id)`;
  return sql`with asked as materialized (
      select t.id, t.check_item_id from ledger_transaction t where ${conditionsOf(mainId, filters)})
    select (select count(*) from asked)::int as count, ${moved('available')} as available, ${moved('held')} as held, ${moved('spent')} as spent,
      ${filters.kind === 'capture' ? checks : sql`null::int`} as checks
    from asked a join ledger_entry e on e.main_id = ${mainId} and e.transaction_id = a.id`;
}

export const entriesSum = (tx: Tx, mainId: string, filters: EntryFilters): Promise<EntrySum> =>
  tx.one<EntrySum>(sumStatement(mainId, filters));

type EntryPage = EntryFilters & { after: PagePosition | null; limit: number };

/** The name of an item `i`, its copies numbered as records and reports number them: each is charged, and given back, by itself. */
export const numbered = (name: Sql): Sql =>
  sql`${name} || case when i.copy_no > 1 then ' ' || i.copy_no else '' end`;

/** The bookings of a page alone. */
export function pageStatement(mainId: string, { after, limit, ...filters }: EntryPage): Sql {
  const beyond = after
    ? sql`and (t.created_at, t.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return sql`select t.* from ledger_transaction t where ${conditionsOf(mainId, filters)} ${beyond}
    order by t.created_at desc, t.id desc limit ${limit}`;
}

/** The newest bookings first, after a position. */
export function entriesAfter(tx: Tx, mainId: string, page: EntryPage): Promise<EntryRow[]> {
  return tx.many<EntryRow>(sql`
    with page as materialized (${pageStatement(mainId, page)})
    select t.id, t.kind, case when t.kind = 'reversal' then b.kind end as reverses, t.created_at as at, ${timeKey(sql`t.created_at`)} as "sortKey",
      moved.available, moved.held, moved.spent,
      coalesce((select a.balance from ledger_account a where a.main_id = ${mainId} and a.kind = 'available'), 0) as "availableNow",
      o.order_no as "orderNo", c.id as "checkId", p.name as "candidateName", ${numbered(sql`k.name_zh`)} as "itemZh", ${numbered(sql`k.name_en`)} as "itemEn",
      case when t.kind = 'recharge' then t.reference when b.kind = 'recharge' then b.reference
        when t.kind = 'payout' then u.bank_reference end as reference,
      u.bank_name || ' ···· ' || u.account_tail as "paidTo",
      case t.kind when 'reversal' then (select v.reason from recharge_reversal v where v.main_id = t.main_id
          and v.booking_id = t.reverses_id and v.status = 'done')
        when 'correction' then (select v.reason from charge_correction v where v.main_id = t.main_id
          and v.charge_id = t.reverses_id and v.id::text = t.reference)
        end as reason,
      exists (select from payment w where w.main_id = t.main_id and w.booking_id = coalesce(t.reverses_id, t.id)) as scanned,
      f.out_refund_no as "refundNo", f.status as "refundStatus", f.asked_at as "refundAskedAt", f.ended_at as "refundEndedAt",
      (select u.nick_name from user_by_id(t.created_by) u) as by,
      is_staff(t.created_by) and not exists (select from membership m where m.main_id = t.main_id
        and m.user_id = t.created_by and m.role not in ('analyst', 'support', 'operator')) as "isByStaff",
      exists (select from ledger_transaction r where r.main_id = t.main_id and r.reverses_id = t.id and r.kind = 'reversal') as "isReversed",
      given.back as "givenBack",
      items.held as "stillHeld", items.charged, items.released
    from page t
      cross join lateral (select
          coalesce(sum(e.amount) filter (where e.account_kind = 'available'), 0)::bigint as available,
          coalesce(sum(e.amount) filter (where e.account_kind = 'held'), 0)::bigint as held,
          coalesce(sum(e.amount) filter (where e.account_kind = 'spent'), 0)::bigint as spent
        from ledger_entry e where e.main_id = t.main_id and e.transaction_id = t.id) moved
      cross join lateral (select coalesce(sum(e.amount), 0)::bigint as back from ledger_transaction r
          join ledger_entry e on e.main_id = r.main_id and e.transaction_id = r.id and e.account_kind = 'available'
        where r.main_id = t.main_id and r.kind = 'correction'
          and (t.kind = 'capture' and r.reverses_id = t.id or t.kind = 'hold' and r.order_id = t.order_id)) given
      left join ledger_transaction b on b.main_id = t.main_id and b.id = t.reverses_id
      left join payment q on q.main_id = t.main_id and q.booking_id = t.reverses_id
      left join payment_refund f on f.main_id = q.main_id and f.payment_id = q.id
      left join payout u on u.main_id = t.main_id and t.kind in ('payoutHold', 'payoutRelease', 'payout') and u.id::text = t.reference
      left join orders o on o.main_id = t.main_id and o.id = t.order_id
      left join lateral (select s.id, s.candidate_id from checks s where s.main_id = t.main_id and s.order_id = t.order_id
        order by s.id limit 1) c on true
      left join candidate p on p.main_id = t.main_id and p.id = c.candidate_id
      left join check_item i on i.main_id = t.main_id and i.id = t.check_item_id
      left join catalogue_all() k on k.code = i.item_code
      cross join lateral (select coalesce(sum(n.price) filter (where n.money = 'held'), 0)::bigint as held,
          coalesce(sum(n.price) filter (where n.money = 'captured'), 0)::bigint as charged,
          coalesce(sum(n.price) filter (where n.money = 'released'), 0)::bigint as released
        from check_item n where t.kind = 'hold' and n.main_id = t.main_id and n.check_id = c.id) items
    order by t.created_at desc, t.id desc`);
}
