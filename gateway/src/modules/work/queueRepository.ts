import { orderNoIn } from '@probity/contract/rules/orderNo';
import { accountsIn, type Tx } from '../../platform/db/tx';
import { empty, join, sql, type Sql } from '../../platform/db/sql';
import type { PagePosition } from '../../kernel/paging';
import { handedColumns } from '../checks/handedRepository';
import { checkByKey } from '../checks/listRepository';
import type { Place } from '../checks/namePartRepository';
import { workRows, type WorkKind, type WorkRow } from './workRepository';

export type QueueState = 'open' | 'mine' | 'done' | 'all';

export interface QueueSearch {
  kinds: readonly WorkKind[];
  state: QueueState;
  userId: string;
  /** Only items overdue on this day. */
  overdueOn: string | null;
  /** Only the rows of these items, and of the checks they are about. */
  only: These | null;
  named: Named | null;
  after: PagePosition | null;
  limit: number;
}

interface These {
  ids: string[];
  checkIds: string[];
}

/** Work items, with the checks they are about: of a check's items another may stand for all by now. */
export async function theseWithChecks(tx: Tx, ids: readonly string[]): Promise<These> {
  const rows = await tx.many<{ checkId: string }>(sql`select distinct check_id as "checkId" from work_item
    where id = any(${[...ids]}::uuid[]) and check_id is not null`);
  return { ids: [...ids], checkIds: rows.map(({ checkId }) => checkId) };
}

/** The matches of a search text: accounts, submissions, checks. */
interface Named {
  mainIds: string[];
  certificationIds: string[];
  /** Their ids, or, if these are too many to list, a condition on checks c. */
  checks: string[] | Sql;
  /** The accounts that any of these belong to; null if that may be all. */
  within: string[] | null;
}

/** Up to this many checks are listed by id and their work looked up; beyond, a walk meets a match soon. */
const MOST_LISTED = 5_000;

/** The checks of a search: found before, or all that fulfil a condition on c (namesFound.ts). */
interface Searched {
  conditions: Sql;
  found: readonly Place[] | null;
  onlyStarts: boolean;
}

/** An order number, however it is pasted. */
export function ofOrder(q = ''): Searched {
  return { conditions: sql`c.order_no = ${orderNoIn(q) ?? q}`, found: null, onlyStarts: false };
}

/** Matches these checks, and the start of the customer's name. */
export async function namedBy(tx: Tx, mainIds: readonly string[], q: string, of: Searched): Promise<Named> {
  const condition = of.conditions;
  const placesOf = (statement: Sql) => tx.many<Place>(statement);
  const checks =
    of.found ??
    (await placesOf(sql`select c.main_id as "mainId", c.id from unnest(${accountsIn(mainIds)}) as s (main_id)
      cross join lateral (select c.main_id, c.id from checks c where c.main_id = s.main_id and ${condition}
        limit ${MOST_LISTED + 1}) c
      limit ${MOST_LISTED + 1}`));
  const mains = await placesOf(
    sql`select id as "mainId", id from main_account where starts_with(name, ${q})`,
  );
  // A submission is found by the name in it: the account takes that name only once it is verified. A change is found by the name that
  // holds too, which its row shows.
  const certifications = await placesOf(
    sql`select main_id as "mainId", id from certification where starts_with(enterprise_name, ${q})`,
  );
  const isListed = checks.length <= MOST_LISTED;
  const accountsOf = [...checks, ...mains, ...certifications].map(({ mainId }) => mainId);
  return {
    mainIds: mains.map(({ id }) => id),
    certificationIds: certifications.map(({ id }) => id),
    checks: isListed ? checks.map(({ id }) => id) : condition,
    within: isListed ? [...new Set(accountsOf)] : null,
  };
}

function isAmong({ mainIds, certificationIds, checks, within }: Named): Sql {
  // Tested on each row passed: `exists` would first collect everybody with a common name, and a plain join read all who bear it for each
  // row passed, since PostgreSQL takes the name for a rare one.
  const ofCheck = Array.isArray(checks)
    ? sql`w.check_id = any(${checks}::uuid[])`
    : sql`coalesce((select true from ${checkByKey(sql`w.main_id`, sql`w.check_id`)} c where ${checks}), false)`;
  const ways = [ofCheck];
  if (certificationIds.length > 0) ways.push(sql`w.subject_id = any(${certificationIds}::uuid[])`);
  if (mainIds.length > 0)
    ways.push(sql`w.main_id = any(${mainIds}::uuid[]) and (w.kind <> 'certification' or exists (
      select from certification z where z.main_id = w.main_id and z.id = w.subject_id and z.is_change))`);
  // With the accounts given, an index finds their rows; without, they would be searched for among all work there is.
  const ofAccounts = within ? sql`w.main_id = any(${within}::uuid[]) and` : empty;
  return sql`(${ofAccounts} (${join(ways, sql` or `)}))`;
}

const dueOf = (w: Sql) => sql`case when ${w}.due_at is null then '9999-12-31'::date else ${w}.due_at end`;

/**
 * One page of the queue, the earliest due first, over the accounts the transaction reads: each kind in the order of its
 * index, no further than the page. Of a check's items the one due first represents all: no matching item of its check
 * precedes it.
 */
export function queueStatement(search: QueueSearch): Sql {
  const { after, limit, named, only } = search;
  const w = sql`w`;
  const o = sql`o`;
  return sql`select p.* from unnest(${[...search.kinds]}::text[]) as s (kind) cross join lateral (
      select w.main_id as "mainId", w.id, ${dueOf(w)} as due from work_item w
      where w.kind = s.kind and ${means(search, w)} and ${named ? isAmong(named) : sql`true`}
        ${only ? sql`and (w.id = any(${only.ids}::uuid[]) or w.check_id = any(${only.checkIds}::uuid[]))` : empty}
        ${after ? sql`and (${dueOf(w)}, w.id) > (${after.key}::date, ${after.id}::uuid)` : empty}
        and (s.kind <> 'checkItem' or not exists (select from work_item o
          where o.check_id = w.check_id and o.main_id = w.main_id and o.kind = 'checkItem' and ${means(search, o)}
            and (${dueOf(o)}, o.id) < (${dueOf(w)}, w.id)))
      order by ${dueOf(w)}, w.id limit ${limit}) p
    order by p.due, p.id limit ${limit}`;
}

/** Where the rows of a page are: all that has to be looked for among the work of all accounts. */
export const placesInQueue = (tx: Tx, search: QueueSearch): Promise<Place[]> =>
  tx.many<Place>(sql`select p."mainId", p.id from (${queueStatement(search)}) p`);

/** The rows at some places, the earliest due first. */
export function rowsAt(tx: Tx, places: readonly Place[]): Promise<WorkRow[]> {
  const w = sql`w`;
  const these = sql`unnest(${places.map(({ mainId }) => mainId)}::uuid[], ${places.map(({ id }) => id)}::uuid[]) as p (main_id, id)
    join work_item w on w.main_id = p.main_id and w.id = p.id`;
  return tx.many<WorkRow>(sql`${workRows(these)} order by ${dueOf(w)}, w.id`);
}

/** Counting stops here: a larger number says nothing more. */
const MOST_COUNTED = 10_000;
/** Work items of a kind that are looked at for the count: several of one check count once. */
const MOST_LOOKED_AT = 20_000;
/** The same where the check of each is read for it. */
const MOST_WALKED = 5_000;
const ROUND = 1_000;

/**
 * The number of rows of a search, independent of the page; capped: a lower bound in full thousands, and no less than the
 * page has.
 */
export async function countQueue(
  tx: Tx,
  search: QueueSearch,
  onPage: number,
): Promise<{ count: number; capped: boolean }> {
  // Some roles work none of the kinds asked for.
  if (search.kinds.length === 0) return { count: 0, capped: false };
  const { n, isMore } = await tx.one<{ n: number; isMore: boolean }>(countStatement(search));
  if (!isMore && n <= MOST_COUNTED) return { count: n, capped: false };
  const most = Math.min(n, MOST_COUNTED);
  return { count: Math.max(onPage, most < ROUND ? most : Math.floor(most / ROUND) * ROUND), capped: true };
}

/**
 * Ignores which item represents its check: that would be looked up for each of thousands. Unordered, kind by kind: an index
 * gives an account's items of a kind in a state, and the walk ends where counting does.
 */
export function countStatement(search: QueueSearch): Sql {
  const { kinds, named } = search;
  const w = sql`w`;
  // A walk that may pass many non-matching rows is limited by the rows it passes.
  const isWalked = named !== null && !Array.isArray(named.checks);
  const most = isWalked ? MOST_WALKED : MOST_LOOKED_AT;
  const among = named ? isAmong(named) : sql`true`;
  const parts = kinds.map(
    (kind) => sql`select count(*) as seen,
        ${kind === 'checkItem' ? sql`count(distinct w.check_id)` : sql`count(*)`} filter (where ${isWalked ? among : sql`true`}) as n
      from (select w.main_id, w.check_id, w.subject_id, w.kind from work_item w
        where w.kind = ${kind} and ${means(search, w)} and ${isWalked ? sql`true` : among} limit ${most + 1}) w`,
  );
  return sql`select coalesce(sum(p.n), 0)::int as n, coalesce(bool_or(p.seen > ${most}), false) as "isMore"
    from (${join(parts, sql` union all `)}) p`;
}

export interface ItemWorkRow {
  mainId: string;
  id: string;
  status: WorkRow['status'];
  checkId: string;
  checkItemId: string;
  itemCode: string;
  copyNo: number;
  entryNos: number[] | null;
  assigneeId: string | null;
  assigneeName: string | null;
  handedBy: string | null;
  handedNoteEnc: Buffer | null;
  dueAt: string | null;
}

/**
 * The queue's work items for the items of these checks, the earliest due first: open ones, or done ones in the tab of done
 * work.
 */
export function itemsOfChecks(
  tx: Tx,
  checkIds: readonly string[],
  state: QueueState,
): Promise<ItemWorkRow[]> {
  const w = sql`w`;
  const shown = state === 'mine' ? 'open' : state;
  return tx.many<ItemWorkRow>(sql`select w.main_id as "mainId", w.id, w.status, i.check_id as "checkId",
      i.id as "checkItemId", i.item_code as "itemCode", i.copy_no as "copyNo", i.entry_nos as "entryNos",
      w.assignee_id as "assigneeId", (select u.nick_name from user_by_id(w.assignee_id) u) as "assigneeName",
      ${handedColumns}, w.due_at as "dueAt"
    from work_item w join check_item i on i.main_id = w.main_id and i.id = w.check_item_id
    where w.check_id = any(${[...checkIds]}::uuid[]) and w.kind = 'checkItem' and ${stateFilter({ state: shown, userId: '' }, w)}
    order by ${dueOf(w)}, w.id`);
}

function means(search: QueueSearch, w: Sql): Sql {
  const late = search.overdueOn ? [overdueOn(search.overdueOn, w)] : [];
  return join([stateFilter(search, w), ...late], sql` and `);
}

/** Overdue: its day is over and its clock runs. Home counts the same (home_facts_of_work). */
function overdueOn(day: string, w: Sql): Sql {
  return sql`(${w}.status in ('open', 'claimed') and ${dueOf(w)} < ${day}::date)`;
}

/** The condition of each tab of the queue. */
function stateFilter({ state, userId }: Pick<QueueSearch, 'state' | 'userId'>, w: Sql): Sql {
  if (state === 'mine') return sql`${w}.assignee_id = ${userId} and ${w}.status in ('claimed', 'paused')`;
  if (state === 'done') return sql`${w}.status in ('done', 'cancelled')`;
  if (state === 'open') return sql`${w}.status in ('open', 'claimed', 'paused')`;
  return sql`true`;
}
