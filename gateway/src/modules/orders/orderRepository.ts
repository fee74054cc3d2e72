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

export interface NewCandidate {
  mainId: string;
  id: string;
  name: string;
  mobileEnc: Buffer;
  mobileIndex: string;
  idNumberEnc: Buffer | null;
  idIndex: string | null;
  at: Date;
}

/** A phone that this account has asked before is read in the language it was read in then. */
export async function insertCandidate(tx: Tx, person: NewCandidate): Promise<void> {
  await tx.run(sql`insert into candidate
    (main_id, id, name, mobile_enc, mobile_index, id_number_enc, id_index, created_at, updated_at, language)
    values (${person.mainId}, ${person.id}, ${person.name}, ${person.mobileEnc}, ${person.mobileIndex},
            ${person.idNumberEnc}, ${person.idIndex}, ${person.at}, ${person.at},
            (select c.language from candidate c where c.main_id = ${person.mainId}
              and c.mobile_index = ${person.mobileIndex} and c.language is not null
              order by c.created_at desc, c.id desc limit 1))`);
}

export interface NewCheck {
  mainId: string;
  id: string;
  orderId: string;
  orderNo: string;
  candidateId: string;
  positionTitle: string;
  positionClass: string;
  consentWay: 'sms' | 'link' | 'paper';
  paperFileId: string | null;
  createdBy: string;
  ownerId: string;
  departmentId: string | null;
  packageId: string;
  price: number;
  nameKey: string;
  pinyinKey: string;
  mobileIndex: string;
  idIndex: string | null;
  at: Date;
}

export async function insertCheck(tx: Tx, check: NewCheck): Promise<void> {
  await tx.run(sql`insert into checks
    (main_id, id, order_id, order_no, candidate_id, status, waiting_on, position_title, position_class, consent_way,
     paper_file_id, created_by, owner_id, department_id, package_id, price, name_key, pinyin_key, mobile_index, id_index,
     ordered_at, updated_at)
    values (${check.mainId}, ${check.id}, ${check.orderId}, ${check.orderNo}, ${check.candidateId}, 'awaitingPayment',
            'payment', ${check.positionTitle}, ${check.positionClass}, ${check.consentWay}, ${check.paperFileId},
            ${check.createdBy}, ${check.ownerId}, ${check.departmentId}, ${check.packageId}, ${check.price},
            ${check.nameKey}, ${check.pinyinKey}, ${check.mobileIndex}, ${check.idIndex}, ${check.at}, ${check.at})`);
}

export interface NewItem {
  id: string;
  itemCode: string;
  copyNo: number;
  price: number;
  reason: string | null;
}

export async function insertItems(
  tx: Tx,
  check: { mainId: string; id: string; at: Date },
  items: readonly NewItem[],
): Promise<void> {
  await tx.run(sql`insert into check_item (main_id, id, check_id, item_code, copy_no, price, reason, sort, updated_at)
    select ${check.mainId}::uuid, i.id, ${check.id}::uuid, i.item_code, i.copy_no, i.price, i.reason, i.sort, ${check.at}
    from jsonb_to_recordset(${json(
      items.map((item, sort) => ({
        id: item.id,
        item_code: item.itemCode,
        copy_no: item.copyNo,
        price: item.price,
        reason: item.reason,
        sort,
      })),
    )}::jsonb) as i (id uuid, item_code text, copy_no int, price int, reason text, sort int)`);
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

/** The first in the account's row of orders that wait for money, but for some; null when none does. */
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

/** How many of the account's orders wait for money. */
export async function countUnpaid(tx: Tx, mainId: string): Promise<number> {
  const row = await tx.one<{ n: number }>(sql`select count(*)::int as n from orders
    where main_id = ${mainId} and status = 'awaitingPayment'`);
  return row.n;
}

/** Checks of the same person since a moment, newest first; those that came to nothing do not count. */
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
