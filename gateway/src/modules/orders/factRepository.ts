import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { AskedOrder, Earlier } from './domain/asked';
import { MOST_EARLIER } from './domain/rowRules';

/**
 * Orders of an account hinder each other in nothing here, but many at once wait for all others and keep them waiting: a lock for each
 * of thousands of people would fill the lock table of the database.
 */
export async function lockAccount(tx: Tx, mainId: string, areMany: boolean): Promise<void> {
  const key = sql`hashtextextended(${`orders:${mainId}`}, 7210404)`;
  await tx.many(
    areMany ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`,
  );
}

/** Lets the planner know of tables that batches have made large since it last looked. */
export async function measureGrown(tx: Tx): Promise<void> {
  await tx.many(sql`select measure_grown()`);
}

/** Two orders for one person at once, or for one row of a batch, wait for each other, so that the second sees the first. */
export async function lockPeople(
  tx: Tx,
  mainId: string,
  people: readonly Pick<AskedOrder, 'mobileIndex' | 'idIndex'>[],
  rowIds: readonly string[],
): Promise<void> {
  const indexes = people.flatMap(({ mobileIndex, idIndex }) => [mobileIndex, idIndex]).concat(rowIds);
  await lockKeys(
    tx,
    indexes.filter((index) => index !== null).map((index) => `${mainId}:${index}`),
  );
}

/** Locks each key until the transaction ends, in the order of the keys, so that two transactions cannot deadlock. */
export async function lockKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(k, 7210404))
    from unnest(${[...new Set(keys)].sort()}::text[]) as k`);
}

/** Whether an enterprise is verified, and has signed the service contract in any version. */
export function mayAccountOrder(
  tx: Tx,
  mainId: string,
): Promise<{ isVerified: boolean; isContractSigned: boolean }> {
  return tx.one<{
    isVerified: boolean;
    isContractSigned: boolean;
  }>(sql`select auth_status = 2 as "isVerified",
      exists (select from contract_signature where main_id = m.id) as "isContractSigned"
    from main_account m where m.id = ${mainId}`);
}

/** Which of some departments there are, and which of some people have a place in the account with one of these roles. */
export async function placesNamed(
  tx: Tx,
  mainId: string,
  named: { departmentIds: readonly string[]; ownerIds: readonly string[]; roles: readonly string[] },
): Promise<{ departments: string[]; owners: string[] }> {
  return tx.one<{ departments: string[]; owners: string[] }>(sql`select
    array(select d.id from department d
      where d.main_id = ${mainId} and d.id = any(${[...named.departmentIds]}::uuid[])) as departments,
    array(select m.user_id from membership m
      where m.main_id = ${mainId} and m.user_id = any(${[...named.ownerIds]}::uuid[]) and not m.disabled
        and m.role = any(${[...named.roles]}::text[])) as owners`);
}

/** Which rows of a batch are ordered already, and as what. */
export async function orderedRows(
  tx: Tx,
  mainId: string,
  rowIds: readonly string[],
): Promise<Map<string, { orderId: string; checkId: string }>> {
  const rows = await tx.many<{ rowId: string; orderId: string; checkId: string }>(sql`
    select r.id as "rowId", o.id as "orderId", c.id as "checkId"
    from unnest(${[...rowIds]}::uuid[]) as r (id)
      join orders o on o.main_id = ${mainId} and o.batch_row_id = r.id
      join checks c on c.main_id = o.main_id and c.order_id = o.id`);
  return new Map(rows.map(({ rowId, ...order }) => [rowId, order]));
}

/** The person an earlier check may be of, as far as they are known, under an id of the caller's choice. */
interface Sought {
  id: string;
  mobileIndex: string | null;
  idIndex: string | null;
  /** Checks of this batch do not count; null: all do. */
  exceptBatchId?: string | null;
}

/** Earlier checks of each of some people since a moment, newest first, by that id; cancelled and expired ones do not count. */
export async function earlierSince(
  tx: Tx,
  mainId: string,
  people: readonly Sought[],
  since: Date,
): Promise<Map<string, Earlier[]>> {
  const found = new Map<string, Earlier[]>();
  if (people.length === 0) return found;
  const rows = await tx.many<Earlier & { of: string }>(sql`
    select p.id as of, e."checkId", e."orderedAt", e.status
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map((one) => one.mobileIndex)}::text[],
        ${people.map(({ idIndex }) => idIndex)}::text[],
        ${people.map(({ exceptBatchId = null }) => exceptBatchId)}::uuid[]) as p (id, mobile_index, id_index, except_batch)
      cross join lateral (select "checkId", "orderedAt", status from (
          select c.id as "checkId", c.ordered_at as "orderedAt", c.status from checks c
            where c.main_id = ${mainId} and c.mobile_index = p.mobile_index and c.ordered_at >= ${since}
              and (p.except_batch is null or c.batch_id is distinct from p.except_batch)
          union
          select c.id, c.ordered_at, c.status from checks c
            where c.main_id = ${mainId} and c.id_index = p.id_index and c.ordered_at >= ${since}
              and (p.except_batch is null or c.batch_id is distinct from p.except_batch)
        ) found where status not in ('cancelled', 'expired') order by "orderedAt" desc limit ${MOST_EARLIER}) e
    order by e."orderedAt" desc`);
  for (const { of, ...earlier } of rows) found.set(of, [...(found.get(of) ?? []), earlier]);
  return found;
}
