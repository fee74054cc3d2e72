import type { StandardValues } from '@probity/contract/rules/standardPackage';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** One version of a standard package; what the installation began with has no day. */
export interface StandardRow extends Omit<StandardValues, 'items'> {
  id: string;
  code: string;
  version: number;
  /** China's day. */
  effectiveOn: string | null;
  effectiveAt: Date | null;
  savedAt: Date;
  savedBy: string | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** Every version of every standard package, the newest of each first; none outside of the platform's account. */
export function standardVersions(tx: Tx): Promise<StandardRow[]> {
  return tx.many<StandardRow>(sql`select id, code, version, name_en as "nameEn", name_zh as "nameZh",
    description_en as "descriptionEn", description_zh as "descriptionZh", price, active, effective_on as "effectiveOn",
    effective_at as "effectiveAt", saved_at as "savedAt", saved_by as "savedBy", withdrawn_at as "withdrawnAt",
    withdrawn_by as "withdrawnBy" from standard_package_versions()`);
}

export interface NewStandardVersion {
  packageId: string;
  version: number;
  effectiveOn: string;
  effectiveAt: Date;
  values: StandardValues;
  /** With the list price of one copy, in fen. */
  items: readonly { itemCode: string; copies: number; price: number }[];
  by: string;
  at: Date;
}

/** Adds a version; throws outside of the platform's account. */
export async function addStandardVersion(tx: Tx, row: NewStandardVersion): Promise<void> {
  const { items: _items, ...values } = row.values;
  await tx.many(sql`select standard_package_change(${row.packageId}::uuid, ${row.version}, ${row.effectiveOn}::date,
    ${row.effectiveAt}, ${json(values)}::jsonb, ${json(row.items)}::jsonb, ${row.by}::uuid, ${row.at})`);
}

/** Withdraws a planned version; throws for one that is in force, and outside of the platform's account. */
export async function withdrawStandardVersion(
  tx: Tx,
  { id, version }: StandardRow,
  by: string,
  at: Date,
): Promise<void> {
  await tx.many(sql`select standard_package_withdraw(${id}::uuid, ${version}, ${by}::uuid, ${at})`);
}

/** Enterprises that the transaction reaches and a change of a package concerns: who ordered it since, and who has a price of its own then. */
export function concernedBy(
  tx: Tx,
  mainIds: readonly string[],
  { packageId, since, at, limit }: { packageId: string; since: Date; at: Date; limit: number },
): Promise<{ enterpriseId: string; name: string; checks: number; ownPrice: number | null; total: number }[]> {
  return tx.many<{
    enterpriseId: string;
    name: string;
    checks: number;
    ownPrice: number | null;
    total: number;
  }>(sql`
    with used as (
      select main_id, count(*)::int as checks from checks
      where main_id = any(${[...mainIds]}::uuid[]) and package_id = ${packageId} and ordered_at >= ${since} group by main_id),
    priced as (
      select distinct on (main_id) main_id, price from own_price
      where package_id = ${packageId} and withdrawn_at is null and effective_at <= ${at}
      order by main_id, effective_at desc, id desc)
    select m.id as "enterpriseId", m.name, coalesce(u.checks, 0) as checks, p.price as "ownPrice",
      (count(*) over ())::int as total
    from main_account m left join used u on u.main_id = m.id left join priced p on p.main_id = m.id
    where m.id = any(${[...mainIds]}::uuid[]) and m.kind = 'enterprise' and (u.checks > 0 or p.price is not null)
    order by 3 desc, m.name, m.id limit ${limit}`);
}
