import type { Lamp, Outcome } from '@probity/contract/rules/lamp';
import { join, sql, type Sql } from '../../platform/db/sql';
import { accountsIn, type Tx } from '../../platform/db/tx';
import { keyNameOf } from '../apiKeys/keyRepository';
import type { Result } from '@probity/contract/rules/verdict';
import type { PagePosition } from '../../kernel/paging';
import type { CheckStatus } from '../../kernel/states/machines';
import { promisedKey } from './listFilters';
import type { WaitingOn } from './domain/waitingOn';
import type { Place } from './namePartRepository';

export type Sort = 'orderedAt' | '-orderedAt' | 'promisedAt' | '-promisedAt' | 'name' | '-name';

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
  /** The candidate's last message, while consent is awaited. */
  toldAt: Date | null;
  /** The candidate's last message did not arrive, while consent is awaited. */
  notReached: boolean;
  /** Who ordered it; null where the page does not ask for it. */
  orderer: { name: string; keyName: string | null } | null;
  /** Who is in charge of it. */
  ownerName: string;
  /** Set when an API key is. */
  ownerKeyName: string | null;
  departmentName: string | null;
  price: number;
  mainName: string;
  erasedAt: Date | null;
  sortKey: string;
}

export interface Page {
  sort: Sort;
  after: PagePosition | null;
  limit: number;
  /** True where it is to be read who ordered. */
  withOrderers?: boolean;
  /** The first character of a searched name: in the order by name its bearers are one range. */
  nameBegins?: string | undefined;
  /** Only these, found before: each is read by its key. */
  found?: readonly Place[] | null;
}

/** The number of rows each of several accounts gives at first: two shares of the page, but at least two. */
const SHARES = 2;
const LEAST_OF_EACH = 2;

/** The key of each sort: stored, so that an index led by main_id gives the order. */
const keys: Record<'orderedAt' | 'promisedAt' | 'name', { key: Sql; type: Sql }> = {
  orderedAt: { key: sql`c.ordered_at`, type: sql`timestamptz` },
  promisedAt: { key: promisedKey, type: sql`date` },
  name: { key: sql`c.pinyin_key collate "C"`, type: sql`text` },
};

/** One page: its rows are found in the indexes alone (each has the columns of the filters); only those are then read. */
export function listStatement(mainIds: readonly string[], conditions: Sql, page: Page): Sql {
  const direction = directionOf(page.sort);
  return sql`
    select c.main_id as "mainId", c.id, c.order_no as "orderNo", c.candidate_id as "candidateId",
      p.name as "candidateName", p.mobile_enc as "mobileEnc", c.position_title as "positionTitle",
      c.package_id as "packageId", o.package_snapshot -> 'name' as "packageName", c.status, c.lamp, c.outcome,
      (select jsonb_agg(jsonb_build_object('status', i.status, 'consent', i.consent)) from check_item i
        where i.main_id = c.main_id and i.check_id = c.id) as items,
      array(select distinct i.result from check_item i where i.main_id = c.main_id and i.check_id = c.id
            and i.status = 'done' and i.lamp = c.lamp order by i.result) as results,
      c.promised_at as "promisedAt", c.reported_at as "reportedAt", c.waiting_on as "waitingOn", c.ordered_at as "orderedAt",
      case when c.status = 'awaitingConsent' then (select coalesce(i.reminded_at, i.sent_at) from invitation i
        where i.main_id = c.main_id and i.check_id = c.id order by i.sent_at desc limit 1) end as "toldAt", c.not_reached as "notReached",
      ${page.withOrderers ? orderer : sql`null::jsonb`} as orderer,
      coalesce((select u.nick_name from user_by_id(c.owner_id) u), '') as "ownerName",
      ${keyNameOf(sql`c.main_id`, sql`c.owner_id`)} as "ownerKeyName", d.name as "departmentName", c.price, m.name as "mainName",
      c.erased_at as "erasedAt",
      k.sort_key::text as "sortKey"
    from (${placesOf(mainIds, conditions, page)}) k
    join checks c on c.main_id = k.main_id and c.id = k.id
    join main_account m on m.main_id = c.main_id
    join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    join orders o on o.main_id = c.main_id and o.id = c.order_id
    left join department d on d.main_id = c.main_id and d.id = c.department_id
    order by k.sort_key ${direction}, k.id ${direction}`;
}

const orderer = sql`jsonb_build_object('name', coalesce((select u.nick_name from user_by_id(c.created_by) u), ''),
        'keyName', ${keyNameOf(sql`c.main_id`, sql`c.created_by`)})`;

const directionOf = (sort: Sort) => (sort.startsWith('-') ? sql`desc` : sql`asc`);

/**
 * main_id, id and sort_key of the rows of a page. Of several accounts each gives its first few; if the last of these is on
 * the page, that account may have more there, and gives them. A page over hundreds of accounts thus reads about as much as
 * it shows, and not a page of each.
 */
function placesOf(mainIds: readonly string[], conditions: Sql, page: Page): Sql {
  const { sort, after, limit, found } = page;
  const { key, type } = keys[sort.replace('-', '') as keyof typeof keys];
  const direction = directionOf(sort);
  const bearers =
    page.nameBegins && key === keys.name.key ? sql`c.name_first = ${page.nameBegins}` : sql`true`;
  const beyond = sort.startsWith('-') ? sql`<` : sql`>`;
  const begin = after ? sql`(${key}, c.id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)` : sql`true`;
  if (found) {
    return sql`select c.main_id, c.id, ${key} as sort_key from ${foundChecks(found)}
      where ${conditions} and ${begin} order by ${key} ${direction}, c.id ${direction} limit ${limit}`;
  }
  const rowsOf = (mainId: Sql, condition: Sql, most: number) => sql`
    select c.main_id, c.id, ${key} as sort_key, row_number() over (order by ${key} ${direction}, c.id ${direction}) as place
    from checks c where c.main_id = ${mainId} and ${bearers} and ${conditions} and ${condition}
    order by ${key} ${direction}, c.id ${direction} limit ${most}`;
  const [only, ...others] = mainIds;
  if (only !== undefined && others.length === 0) return rowsOf(sql`${only}::uuid`, begin, limit);
  const few = Math.min(limit, Math.max(LEAST_OF_EACH, Math.ceil((SHARES * limit) / mainIds.length)));
  return sql`
    with page as materialized (
      select k.* from unnest(${accountsIn(mainIds)}) as s (main_id)
      cross join lateral (${rowsOf(sql`s.main_id`, begin, few)}) k
      order by k.sort_key ${direction}, k.id ${direction} limit ${limit}
    )
    select * from (
      select * from page
      union all
      select k.* from page l
      cross join lateral (${rowsOf(sql`l.main_id`, sql`(${key}, c.id) ${beyond} (l.sort_key, l.id)`, limit - few)}) k
      where l.place = ${few}
    ) k
    order by k.sort_key ${direction}, k.id ${direction} limit ${limit}`;
}

/**
 * A check by its key, or none. The limit keeps PostgreSQL from reading all checks to find it; the price, which stands in no index, from
 * reading all entries of an account in an index that has everything else but does not begin with the id.
 */
export const checkByKey = (mainId: Sql, id: Sql): Sql =>
  sql`(select c.* from checks c where c.main_id = ${mainId} and c.id = ${id} and c.price >= 0 limit 1)`;

/** Checks c, each by its key. */
const foundChecks = (found: readonly Place[]) => sql`
  unnest(${found.map(({ mainId }) => mainId)}::uuid[], ${found.map(({ id }) => id)}::uuid[]) as f (main_id, id)
  cross join lateral ${checkByKey(sql`f.main_id`, sql`f.id`)} c`;

/** Where the rows of a page are: all that has to be looked for in each of the accounts. */
export function placesOfPage(
  tx: Tx,
  mainIds: readonly string[],
  conditions: Sql,
  page: Page,
): Promise<Place[]> {
  return tx.many<Place>(
    sql`select k.main_id as "mainId", k.id from (${placesOf(mainIds, conditions, page)}) k`,
  );
}

export function listChecks(
  tx: Tx,
  mainIds: readonly string[],
  conditions: Sql,
  page: Page,
): Promise<ListRow[]> {
  return tx.many<ListRow>(listStatement(mainIds, conditions, page));
}

/** The number of checks that match each of some conditions, counted up to `limit`. */
export function countStatement(
  mainIds: readonly string[],
  conditions: Readonly<Record<string, Sql>>,
  limit: number,
): Sql {
  const parts = Object.entries(conditions).map(
    ([name, condition]) => sql`select ${name}::text as name, (select count(*) from (
      select from unnest(${accountsIn(mainIds)}) as s (main_id) cross join lateral (
        select from checks c where c.main_id = s.main_id and ${condition} limit ${limit}) c limit ${limit}) x)::int as n`,
  );
  return parts.reduce((all, part) => sql`${all} union all ${part}`);
}

/** The same among checks found before, read once for all of it. */
export function countFound(found: readonly Place[], conditions: Readonly<Record<string, Sql>>): Sql {
  const parts = Object.entries(conditions).map(
    ([name, condition]) =>
      sql`select ${name}::text as name, count(*) filter (where ${condition})::int as n from c`,
  );
  return sql`with c as materialized (select c.* from ${foundChecks(found)}) ${join(parts, sql` union all `)}`;
}

export async function countChecks(
  tx: Tx,
  mainIds: readonly string[],
  conditions: Readonly<Record<string, Sql>>,
  limit: number,
  found?: readonly Place[] | null,
): Promise<Record<string, number>> {
  const rows = await tx.many<{ name: string; n: number }>(
    found ? countFound(found, conditions) : countStatement(mainIds, conditions, limit),
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.n]));
}
