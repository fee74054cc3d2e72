import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { OrderStatus } from '../../kernel/states/machines';

export interface OrderRow {
  mainId: string;
  id: string;
  orderNo: string;
  status: OrderStatus;
  price: number;
  createdBy: string;
  createdAt: Date;
}

const orderColumns = sql`o.main_id as "mainId", o.id, o.order_no as "orderNo", o.status, o.price,
  o.created_by as "createdBy", o.created_at as "createdAt"`;

export interface NewOrder extends OrderRow {
  packageId: string;
  snapshot: unknown;
  batchRowId: string | null;
}

export async function insertOrders(tx: Tx, orders: readonly NewOrder[]): Promise<void> {
  const rows = orders.map((order) => ({
    main_id: order.mainId,
    id: order.id,
    order_no: order.orderNo,
    status: order.status,
    package_id: order.packageId,
    snapshot: order.snapshot,
    price: order.price,
    created_by: order.createdBy,
    at: order.createdAt,
    batch_row_id: order.batchRowId,
  }));
  await tx.run(sql`insert into orders
    (main_id, id, order_no, status, package_id, package_snapshot, price, created_by, created_at, updated_at, batch_row_id)
    select o.main_id, o.id, o.order_no, o.status, o.package_id, o.snapshot, o.price, o.created_by, o.at, o.at, o.batch_row_id
    from jsonb_to_recordset(${json(rows)}::jsonb) as o (main_id uuid, id uuid, order_no text, status text, package_id uuid,
      snapshot jsonb, price int, created_by uuid, at timestamptz, batch_row_id uuid)`);
}

/** An order locked until the transaction ends; null when missing or not of an account the transaction writes. */
export function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  return tx.maybeOne<OrderRow>(
    sql`select ${orderColumns} from orders o where o.id = ${id} for no key update`,
  );
}

export function orderById(tx: Tx, id: string): Promise<OrderRow | null> {
  return tx.maybeOne<OrderRow>(sql`select ${orderColumns} from orders o where o.id = ${id}`);
}

/** Locks some orders of an account until the transaction ends: by id, as everywhere where several are. */
export async function lockOrders(tx: Tx, mainId: string, ids: readonly string[]): Promise<void> {
  await tx.many(sql`select o.id from orders o where o.main_id = ${mainId} and o.id = any(${[...ids]}::uuid[])
    order by o.id for no key update`);
}

/** Orders of an account that wait for money, locked until the transaction ends; the oldest first, and none that waits no more. */
export async function lockUnpaid(tx: Tx, mainId: string, ids: readonly string[]): Promise<OrderRow[]> {
  await lockOrders(tx, mainId, ids);
  return tx.many<OrderRow>(sql`select ${orderColumns} from orders o
    where o.main_id = ${mainId} and o.id = any(${[...ids]}::uuid[]) and o.status = 'awaitingPayment'
    order by o.created_at, o.id`);
}

/** The first of the account's orders that wait for money, except for some. */
export async function oldestUnpaid(
  tx: Tx,
  mainId: string,
  { except, most }: { except: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`select o.id from orders o
    where o.main_id = ${mainId} and o.status = 'awaitingPayment' and o.id <> all(${[...except]}::uuid[])
    order by o.created_at, o.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The number of the account's orders that wait for money. */
export async function countUnpaid(tx: Tx, mainId: string): Promise<number> {
  const row = await tx.one<{ n: number }>(sql`select count(*)::int as n from orders
    where main_id = ${mainId} and status = 'awaitingPayment'`);
  return row.n;
}

/** Those of some order numbers that are given already. */
export async function takenOrderNos(tx: Tx, mainId: string, orderNos: readonly string[]): Promise<string[]> {
  const rows = await tx.many<{ orderNo: string }>(sql`select order_no as "orderNo" from orders
    where main_id = ${mainId} and order_no = any(${[...orderNos]}::text[])`);
  return rows.map(({ orderNo }) => orderNo);
}
