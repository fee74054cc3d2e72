import type { Lamp, Outcome } from '../../../../contract/rules/lamp';
import { empty, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { keyNameOf } from '../apiKeys/keyRepository';
import type { Result } from '../../../../contract/rules/verdict';
import type { CheckStatus } from '../../kernel/states/machines';
import { promisedKey } from './listFilters';
import type { WaitingOn } from './domain/waitingOn';

export type Sort = 'orderedAt' | '-orderedAt' | 'promisedAt' | '-promisedAt' | 'name' | '-name';

/** Where a page ended: the sort key and the id of its last row. */
export interface Place {
  key: string;
  id: string;
}

export interface ListRow {
  mainId: string;
  id: string;
  orderNo: string;
  candidateId: string;
  candidateName: string;
  mobileEnc: Buffer;
  positionTitle: string;
  packageId: string;
  packageName: { en: string; zh: string };
  status: CheckStatus;
  lamp: Lamp | null;
  outcome: Outcome | null;
  /** Status and consent of each item. */
  items: { status: string; consent: string }[];
  results: Result[];
  promisedAt: string | null;
  reportedAt: Date | null;
  waitingOn: WaitingOn;
  orderedAt: Date;
  ownerName: string;
  /** Where an API key ordered it. */
  ownerKeyName: string | null;
  price: number;
  mainName: string;
  erasedAt: Date | null;
  sortKey: string;
}

/** The key of each sort: stored, so that an index led by main_id gives the order. */
const keys: Record<'orderedAt' | 'promisedAt' | 'name', { key: Sql; type: Sql }> = {
  orderedAt: { key: sql`c.ordered_at`, type: sql`timestamptz` },
  promisedAt: { key: promisedKey, type: sql`date` },
  name: { key: sql`c.pinyin_key collate "C"`, type: sql`text` },
};

/**
 * One page. Which rows stand on it is found in the indexes alone (each has what filters ask), account by account and merged, so
 * that staff of many accounts pay no scan; then those rows are read.
 */
export function listStatement(
  mainIds: readonly string[],
  conditions: Sql,
  page: { sort: Sort; after: Place | null; limit: number },
): Sql {
  const isDown = page.sort.startsWith('-');
  const { key, type } = keys[page.sort.replace('-', '') as keyof typeof keys];
  const direction = isDown ? sql`desc` : sql`asc`;
  const after = page.after
    ? sql`and (${key}, c.id) ${isDown ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id}::uuid)`
    : empty;
  return sql`
    select c.main_id as "mainId", c.id, c.order_no as "orderNo", c.candidate_id as "candidateId",
      p.name as "candidateName", p.mobile_enc as "mobileEnc", c.position_title as "positionTitle",
      c.package_id as "packageId", o.package_snapshot -> 'name' as "packageName", c.status, c.lamp, c.outcome,
      (select jsonb_agg(jsonb_build_object('status', i.status, 'consent', i.consent)) from check_item i
        where i.main_id = c.main_id and i.check_id = c.id) as items,
      array(select distinct i.result from check_item i where i.main_id = c.main_id and i.check_id = c.id
            and i.status = 'done' and i.lamp = c.lamp order by i.result) as results,
      c.promised_at as "promisedAt", c.reported_at as "reportedAt", c.waiting_on as "waitingOn", c.ordered_at as "orderedAt",
      coalesce((select u.nick_name from user_by_id(c.owner_id) u), '') as "ownerName",
      ${keyNameOf(sql`c.main_id`, sql`c.owner_id`)} as "ownerKeyName", c.price, m.name as "mainName",
      c.erased_at as "erasedAt",
      k.sort_key::text as "sortKey"
    from (
      select k.* from unnest(${[...mainIds]}::uuid[]) as s (main_id)
      cross join lateral (
        select c.main_id, c.id, ${key} as sort_key from checks c
        where c.main_id = s.main_id and ${conditions} ${after}
        order by ${key} ${direction}, c.id ${direction} limit ${page.limit}
      ) k
      order by k.sort_key ${direction}, k.id ${direction} limit ${page.limit}
    ) k
    join checks c on c.main_id = k.main_id and c.id = k.id
    join main_account m on m.main_id = c.main_id
    join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    join orders o on o.main_id = c.main_id and o.id = c.order_id
    order by k.sort_key ${direction}, k.id ${direction}`;
}

export function listChecks(
  tx: Tx,
  mainIds: readonly string[],
  conditions: Sql,
  page: { sort: Sort; after: Place | null; limit: number },
): Promise<ListRow[]> {
  return tx.many<ListRow>(listStatement(mainIds, conditions, page));
}

/** How many checks fit each of some conditions, counted no further than `limit`. */
export function countStatement(
  mainIds: readonly string[],
  conditions: Readonly<Record<string, Sql>>,
  limit: number,
): Sql {
  const parts = Object.entries(conditions).map(
    ([name, condition]) => sql`select ${name}::text as name, (select count(*) from (
      select from unnest(${[...mainIds]}::uuid[]) as s (main_id) cross join lateral (
        select from checks c where c.main_id = s.main_id and ${condition} limit ${limit}) c limit ${limit}) x)::int as n`,
  );
  return parts.reduce((all, part) => sql`${all} union all ${part}`);
}

export async function countChecks(
  tx: Tx,
  mainIds: readonly string[],
  conditions: Readonly<Record<string, Sql>>,
  limit: number,
): Promise<Record<string, number>> {
  const rows = await tx.many<{ name: string; n: number }>(countStatement(mainIds, conditions, limit));
  return Object.fromEntries(rows.map((row) => [row.name, row.n]));
}
