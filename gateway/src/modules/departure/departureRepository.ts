import { timeKey, type PagePosition } from '../../kernel/paging';
import type { OrderStatus, StateOf } from '../../kernel/states/machines';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { shows } from '../files/fileRepository';

export interface DepartmentRow {
  id: string;
  parentId: string | null;
  name: string;
  /** Fen. */
  monthlyBudget: number | null;
}

export function departmentsOf(tx: Tx, mainId: string): Promise<DepartmentRow[]> {
  return tx.many<DepartmentRow>(sql`select id, parent_id as "parentId", name, monthly_budget as "monthlyBudget"
    from department where main_id = ${mainId} order by name, id`);
}

/** Those that `membersOfAccount` lists: support staff switched into the account have a place in it too, and are no members. */
export async function countMembers(tx: Tx, mainId: string): Promise<number> {
  const { n } = await tx.one<{
    n: number;
  }>(sql`select count(*)::int as n
    from members_of_account(null, null, null, null, null, null, null, null) where app_main_id() = ${mainId}`);
  return n;
}

export interface OrderLine {
  id: string;
  orderNo: string;
  status: OrderStatus;
  packageEn: string | null;
  packageZh: string | null;
  /** Fen. */
  price: number;
  /** Of who ordered, or of the API key. */
  orderedBy: string | null;
  createdAt: Date;
  sortKey: string;
}

/** The account's orders, the newest first. */
export function ordersAfter(
  tx: Tx,
  mainId: string,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<OrderLine[]> {
  const from = after ? sql`and (o.created_at, o.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``;
  return tx.many<OrderLine>(sql`select o.id, o.order_no as "orderNo", o.status,
      o.package_snapshot #>> '{name,en}' as "packageEn", o.package_snapshot #>> '{name,zh}' as "packageZh", o.price,
      coalesce((select u.nick_name from user_by_id(o.created_by) u),
        (select k.name from api_key k where k.main_id = o.main_id and k.id = o.created_by)) as "orderedBy",
      o.created_at as "createdAt", ${timeKey(sql`o.created_at`)} as "sortKey"
    from orders o where o.main_id = ${mainId} ${from} order by o.created_at desc, o.id desc limit ${limit}`);
}

export interface ItemLine {
  id: string;
  orderNo: string;
  /** As it was called when it was ordered. */
  nameEn: string;
  nameZh: string;
  copyNo: number;
  status: StateOf<'item'>;
  /** Fen. */
  price: number;
  /** Why the position asks for it, as whoever ordered said it. */
  reason: string | null;
  doneAt: Date | null;
}

/** The items of the account's checks, in the order of their ids. */
export function itemsAfter(
  tx: Tx,
  mainId: string,
  { after, limit }: { after: PagePosition | null; limit: number },
): Promise<ItemLine[]> {
  const beyond = after ? sql`and i.id > ${after.id}::uuid` : sql``;
  return tx.many<ItemLine>(sql`select i.id, o.order_no as "orderNo", k.name_en as "nameEn", k.name_zh as "nameZh",
      i.copy_no as "copyNo", i.status, i.price, i.reason, i.done_at as "doneAt"
    from check_item i join checks c on c.main_id = i.main_id and c.id = i.check_id
      join orders o on o.main_id = c.main_id and o.id = c.order_id
      join lateral (select a.name_en, a.name_zh from catalogue_at(c.ordered_at) a where a.code = i.item_code) k on true
    where i.main_id = ${mainId} ${beyond} order by i.id limit ${limit}`);
}

const counted = {
  items: sql`check_item`,
  orders: sql`orders`,
  recharges: sql`recharge`,
  payouts: sql`payout`,
  invoices: sql`invoice_request`,
  payments: sql`payment`,
  consents: sql`consent`,
} as const;

/** How many rows the account has of a table. */
export async function countRows(tx: Tx, mainId: string, of: keyof typeof counted): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from ${counted[of]} where main_id = ${mainId}`,
  );
  return n;
}

/** The checks with a published report, in the order of their ids. */
export async function reportedAfter(
  tx: Tx,
  mainId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const beyond = after === null ? sql`` : sql`and c.id > ${after}::uuid`;
  const rows = await tx.many<{
    id: string;
  }>(sql`select c.id from checks c where c.main_id = ${mainId} ${beyond}
      and exists (select from report_version v where v.main_id = c.main_id and v.check_id = c.id)
    order by c.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function countReported(tx: Tx, mainId: string): Promise<number> {
  const { n } = await tx.one<{
    n: number;
  }>(sql`select count(distinct v.check_id)::int as n from report_version v
    where v.main_id = ${mainId}`);
  return n;
}

export interface StoredRow {
  id: string;
  originalName: string;
  size: number;
  createdAt: Date;
  about: 'license' | 'slip' | 'invoice' | 'evidence';
}

/** A file that the account's people open as it is: its licenses, slips, invoices, and the evidence that its reports show. */
const stored = sql`select f.id, f.original_name as "originalName", f.size, f.created_at as "createdAt", case
    when exists (select from certification c where c.main_id = f.main_id and c.license_file_id = f.id) then 'license'
    when exists (select from recharge r where r.main_id = f.main_id and r.slip_file_id = f.id) then 'slip'
    when exists (select from invoice i where i.main_id = f.main_id and i.file_id = f.id) then 'invoice'
    when exists (select from evidence e join check_item k on k.main_id = e.main_id and k.id = e.check_item_id
      join report_version v on v.main_id = k.main_id and v.check_id = k.check_id
      where e.main_id = f.main_id and e.file_id = f.id and ${shows}) then 'evidence' end as about
  from file_object f`;

export function filesAfter(
  tx: Tx,
  mainId: string,
  after: string | null,
  limit: number,
): Promise<StoredRow[]> {
  const beyond = after === null ? sql`` : sql`and f.id > ${after}::uuid`;
  return tx.many<StoredRow>(sql`select s.id, s."originalName", s.size, s."createdAt", s.about
    from (${stored} where f.main_id = ${mainId} ${beyond}) s where s.about is not null order by s.id limit ${limit}`);
}

export async function countFiles(tx: Tx, mainId: string): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from (${stored} where f.main_id = ${mainId}) s where s.about is not null`,
  );
  return n;
}
