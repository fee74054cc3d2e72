import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { Lang } from '../../kernel/context';

export type CostGroup = 'month' | 'department' | 'person' | 'package' | 'item';

export interface CostRow {
  /** Of the department, person or package, the item's code, or `YYYY-MM`; null where there is none. */
  key: string | null;
  nameEn: string | null;
  nameZh: string | null;
  checks: number;
  /** Fen, less what was reversed. */
  charged: number;
}

/** What of a check `c` its charges are told by. */
export const sideColumns = {
  department: sql`c.department_id`,
  person: sql`c.owner_id`,
  package: sql`c.package_id`,
} as const;

export interface CostSide {
  by: keyof typeof sideColumns;
  /** Null: checks that have none. */
  key: string | null;
}

const keys = {
  department: sql`${sideColumns.department}::text`,
  person: sql`${sideColumns.person}::text`,
  package: sql`${sideColumns.package}::text`,
  month: sql`to_char(s.created_at at time zone 'Asia/Shanghai', 'YYYY-MM')`,
  item: sql`i.item_code`,
} as const;

/** The groups with what they are called. */
const named = {
  month: sql`select g.key, g.key as "nameEn", g.key as "nameZh", g.checks, g.charged from g`,
  department: sql`select g.key, d.name as "nameEn", d.name as "nameZh", g.checks, g.charged
    from g left join department d on d.main_id = g.main_id and d.id::text = g.key`,
  person: sql`select g.key, coalesce(u.nick_name, k.name) as "nameEn", coalesce(u.nick_name, k.name) as "nameZh",
      g.checks, g.charged
    from g left join lateral user_by_id(g.key::uuid) u on true
      left join api_key k on k.main_id = g.main_id and k.id::text = g.key`,
  package: sql`select g.key, n.name_en as "nameEn", n.name_zh as "nameZh", g.checks, g.charged
    from g left join lateral (select o.package_snapshot #>> '{name,en}' as name_en,
        o.package_snapshot #>> '{name,zh}' as name_zh from orders o
      where o.main_id = g.main_id and o.package_id = g.key::uuid order by o.created_at desc limit 1) n on true`,
  item: sql`select g.key, n.name_en as "nameEn", n.name_zh as "nameZh", g.checks, g.charged
    from g left join catalogue_all() n on n.code = g.key`,
} as const;

/** What was charged from a moment until before another, by one of its sides, the dearest first; months in their order. */
export function costsBy(
  tx: Tx,
  mainId: string,
  { by, from, until, limit }: { by: CostGroup; from: Date; until: Date; limit: number },
): Promise<CostRow[]> {
  const order = by === 'month' ? sql`g.key` : sql`g.charged desc, g.key`;
  return tx.many<CostRow>(sql`
    with settled as (
      select t.main_id, t.created_at, t.check_item_id, e.amount from ledger_transaction t
        join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'spent'
      where t.main_id = ${mainId} and t.created_at >= ${from} and t.created_at < ${until}),
    g as (
      select s.main_id, ${keys[by]} as key, count(distinct c.id)::int as checks, sum(s.amount)::bigint as charged
      from settled s
        left join check_item i on i.main_id = s.main_id and i.id = s.check_item_id
        left join checks c on c.main_id = i.main_id and c.id = i.check_id
      group by 1, 2)
    ${named[by]} order by ${order} limit ${limit}`);
}

/**
 * What a department, a person or a package is called that checks of the account were made for; null for none, and for whatever
 * has no check here: an id alone names nobody.
 */
export async function sideName(
  tx: Tx,
  mainId: string,
  { by, key }: CostSide,
): Promise<Pick<CostRow, 'nameEn' | 'nameZh'> | null> {
  if (key === null) return null;
  return tx.maybeOne<CostRow>(sql`
    with g as (select c.main_id, ${key}::text as key, 0 as checks, 0::bigint as charged from checks c
      where c.main_id = ${mainId} and ${sideColumns[by]} = ${key}::uuid limit 1) ${named[by]}`);
}

/** In the reader's language, else in the other. */
export const inLang = ({ nameEn, nameZh }: Pick<CostRow, 'nameEn' | 'nameZh'>, lang: Lang): string | null =>
  lang === 'zh' ? nameZh || nameEn : nameEn || nameZh;
