import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { CheckStatus, OrderStatus } from '../../kernel/states/machines';

export interface OrderRow {
  mainId: string;
  id: string;
  orderNo: string;
  status: OrderStatus;
  price: number;
  createdBy: string;
  createdAt: Date;
}

export interface Earlier {
  checkId: string;
  orderedAt: Date;
  status: CheckStatus;
}

const orderColumns = sql`o.main_id as "mainId", o.id, o.order_no as "orderNo", o.status, o.price,
  o.created_by as "createdBy", o.created_at as "createdAt"`;

export async function insertOrder(
  tx: Tx,
  order: OrderRow & { packageId: string; snapshot: unknown },
): Promise<void> {
  await tx.run(sql`insert into orders
    (main_id, id, order_no, status, package_id, package_snapshot, price, created_by, created_at, updated_at)
    values (${order.mainId}, ${order.id}, ${order.orderNo}, ${order.status}, ${order.packageId},
            ${json(order.snapshot)}::jsonb, ${order.price}, ${order.createdBy}, ${order.createdAt}, ${order.createdAt})`);
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

/** The first of the account's orders that wait for money, except for some; null if none waits. */
export async function oldestUnpaid(
  tx: Tx,
  mainId: string,
  except: readonly string[],
): Promise<string | null> {
  const row = await tx.maybeOne<{ id: string }>(sql`select o.id from orders o
    where o.main_id = ${mainId} and o.status = 'awaitingPayment' and o.id <> all(${[...except]}::uuid[])
    order by o.created_at, o.id limit 1`);
  return row?.id ?? null;
}

/** The number of the account's orders that wait for money. */
export async function countUnpaid(tx: Tx, mainId: string): Promise<number> {
  const row = await tx.one<{ n: number }>(sql`select count(*)::int as n from orders
    where main_id = ${mainId} and status = 'awaitingPayment'`);
  return row.n;
}

/** Checks of the same person since a moment, newest first; cancelled and expired ones do not count. */
export function earlierChecks(
  tx: Tx,
  mainId: string,
  person: { mobileIndex: string | null; idIndex: string | null },
  since: Date,
): Promise<Earlier[]> {
  return tx.many<Earlier>(sql`select "checkId", "orderedAt", status from (
      select c.id as "checkId", c.ordered_at as "orderedAt", c.status from checks c
        where c.main_id = ${mainId} and c.mobile_index = ${person.mobileIndex}::text and c.ordered_at >= ${since}
      union
      select c.id, c.ordered_at, c.status from checks c
        where c.main_id = ${mainId} and c.id_index = ${person.idIndex}::text and c.ordered_at >= ${since}
    ) found where status not in ('cancelled', 'expired') order by "orderedAt" desc limit 20`);
}

/** Whether the account has signed the service contract in any version. */
export async function isContractSigned(tx: Tx, mainId: string): Promise<boolean> {
  const { isSigned } = await tx.one<{ isSigned: boolean }>(
    sql`select exists (select from contract_signature where main_id = ${mainId}) as "isSigned"`,
  );
  return isSigned;
}
