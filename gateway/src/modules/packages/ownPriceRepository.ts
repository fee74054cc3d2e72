import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** What an enterprise pays for a package from a moment on. Price in fen; null is the price of the package. */
export interface OwnPriceRow {
  mainId: string;
  id: string;
  packageId: string;
  price: number | null;
  /** China's day. */
  effectiveOn: string;
  effectiveAt: Date;
  createdAt: Date;
  createdBy: string;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** Every price that was ever set for an account, the newest first. */
export function ownPricesOf(tx: Tx, mainId: string): Promise<OwnPriceRow[]> {
  return tx.many<OwnPriceRow>(sql`select main_id as "mainId", id, package_id as "packageId", price,
    effective_on as "effectiveOn", effective_at as "effectiveAt", created_at as "createdAt", created_by as "createdBy",
    withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy"
    from own_price where main_id = ${mainId} order by created_at desc, id desc`);
}

/** What an account pays at a moment, by package, in fen: only where it is not the price of the package. */
export async function ownPricesAt(tx: Tx, mainId: string, at: Date): Promise<Map<string, number>> {
  const rows = await tx.many<{ packageId: string; price: number | null }>(sql`
    select distinct on (package_id) package_id as "packageId", price from own_price
    where main_id = ${mainId} and withdrawn_at is null and effective_at <= ${at}
    order by package_id, effective_at desc, id desc`);
  return new Map(rows.flatMap(({ packageId, price }) => (price === null ? [] : [[packageId, price]])));
}

/** The lowest price of its own that an enterprise the transaction reaches pays for a package at a moment or later, by its name. */
export function lowestOwnPrices(
  tx: Tx,
  mainIds: readonly string[],
  { packageId, at }: { packageId: string; at: Date },
): Promise<{ name: string; price: number }[]> {
  return tx.many<{ name: string; price: number }>(sql`
    with counting as (
      (select distinct on (main_id) main_id, price from own_price
        where package_id = ${packageId} and withdrawn_at is null and effective_at <= ${at}
        order by main_id, effective_at desc, id desc)
      union all
      select main_id, price from own_price
        where package_id = ${packageId} and withdrawn_at is null and effective_at > ${at})
    select m.name, min(c.price) as price from counting c join main_account m on m.id = c.main_id
    where m.id = any(${[...mainIds]}::uuid[]) and c.price is not null group by m.id, m.name order by 2, 1, m.id`);
}

/** Adds a price; the transaction is bound to the account that pays it. */
export async function addOwnPrice(
  tx: Tx,
  row: Omit<OwnPriceRow, 'withdrawnAt' | 'withdrawnBy'>,
): Promise<void> {
  await tx.run(sql`insert into own_price
    (main_id, id, package_id, price, effective_on, effective_at, created_at, created_by)
    values (${row.mainId}, ${row.id}, ${row.packageId}, ${row.price}, ${row.effectiveOn}::date, ${row.effectiveAt},
      ${row.createdAt}, ${row.createdBy})`);
}

/** Withdraws a planned price; the table refuses it for one that is in force. */
export async function withdrawPrice(
  tx: Tx,
  { mainId, id }: OwnPriceRow,
  by: string,
  at: Date,
): Promise<void> {
  await tx.run(sql`update own_price set withdrawn_at = ${at}, withdrawn_by = ${by}
    where main_id = ${mainId} and id = ${id} and withdrawn_at is null`);
}

/** Enterprises that the transaction reaches, by a part of their name: those with prices of their own first. */
export function pricedEnterprises(
  tx: Tx,
  mainIds: readonly string[],
  { text, at, limit }: { text: string; at: Date; limit: number },
): Promise<{ enterpriseId: string; name: string; ownPrices: number; total: number }[]> {
  return tx.many<{ enterpriseId: string; name: string; ownPrices: number; total: number }>(sql`
    with newest as (
      select distinct on (main_id, package_id) main_id, package_id, price from own_price
      where withdrawn_at is null and effective_at <= ${at} order by main_id, package_id, effective_at desc, id desc),
    counted as (
      select main_id, package_id from newest where price is not null
      union select main_id, package_id from own_price where withdrawn_at is null and effective_at > ${at})
    select m.id as "enterpriseId", m.name, count(c.package_id)::int as "ownPrices", (count(*) over ())::int as total
    from main_account m left join counted c on c.main_id = m.id
    where m.id = any(${[...mainIds]}::uuid[]) and m.kind = 'enterprise' and strpos(lower(m.name), lower(${text})) > 0
    group by m.id, m.name order by 3 desc, m.name, m.id limit ${limit}`);
}

/** The name of an enterprise that the transaction reaches. */
export async function enterpriseName(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.maybeOne<{ name: string }>(
    sql`select name from main_account where id = ${id} and kind = 'enterprise'`,
  );
  return row?.name ?? null;
}

/** Whether somebody belongs to an enterprise as one of its own people, and not as staff who serve it. */
export async function isOfEnterprise(
  tx: Tx,
  { mainId, userId, staff }: { mainId: string; userId: string; staff: readonly string[] },
): Promise<boolean> {
  const row = await tx.maybeOne<{ role: string }>(sql`select role from membership
    where main_id = ${mainId} and user_id = ${userId} and not disabled and role <> all(${[...staff]}::text[])`);
  return row !== null;
}
