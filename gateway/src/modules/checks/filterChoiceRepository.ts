import { sql, type Sql } from '../../platform/db/sql';
import { accountsIn, type Tx } from '../../platform/db/tx';

const LIMIT = 200;

/**
 * The distinct values of a column of the checks a session reaches. One index probe per value (a loose scan), so an account
 * of a million checks costs as much as one of a hundred.
 */
function distinct(mainIds: readonly string[], column: Sql, reach: Sql): Sql {
  const next = (mainId: Sql, after: Sql) => sql`cross join lateral (
    select c.id, ${column} as value from checks c where c.main_id = ${mainId} and ${reach} ${after}
    order by ${column} limit 1) c`;
  return sql`with recursive found as (
      select s.main_id, c.id, c.value from unnest(${accountsIn(mainIds)}) as s (main_id) ${next(sql`s.main_id`, sql``)}
      union all
      select f.main_id, c.id, c.value from found f ${next(sql`f.main_id`, sql`and ${column} > f.value`)}
    )`;
}

export interface PackageChoice {
  packageId: string;
  name: { en: string; zh: string };
}

/** The packages in orders, with the name from the newest order of one account. */
export function packagesOf(tx: Tx, mainIds: readonly string[], reach: Sql): Promise<PackageChoice[]> {
  return tx.many<PackageChoice>(sql`${distinct(mainIds, sql`c.package_id`, reach)}
    select distinct on (f.value) f.value as "packageId", o.package_snapshot -> 'name' as name
    from found f
    join checks c on c.main_id = f.main_id and c.id = f.id
    join orders o on o.main_id = c.main_id and o.id = c.order_id
    order by f.value, o.created_at desc limit ${LIMIT}`);
}

export interface OwnerChoice {
  ownerId: string;
  name: string | null;
  /** Set when an API key ordered. */
  keyName: string | null;
  /** How that key begins. */
  keyPrefix: string | null;
  mainName: string;
}

/** The orderers, for each account by name. */
export function ownersOf(tx: Tx, mainIds: readonly string[], reach: Sql): Promise<OwnerChoice[]> {
  return tx.many<OwnerChoice>(sql`${distinct(mainIds, sql`c.owner_id`, reach)}
    select f.value as "ownerId", u.nick_name as name, k.name as "keyName", k.prefix as "keyPrefix",
      m.name as "mainName"
    from found f
    join main_account m on m.main_id = f.main_id
    left join lateral user_by_id(f.value) u on true
    left join api_key k on k.main_id = f.main_id and k.id = f.value
    where u.id is not null or k.id is not null
    order by u.nick_name, k.name, m.name limit ${LIMIT}`);
}
