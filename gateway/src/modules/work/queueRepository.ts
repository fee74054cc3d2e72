import type { Tx } from '../../platform/db/tx';
import { empty, join, sql, type Sql } from '../../platform/db/sql';
import { handedColumns } from '../checks/handedRepository';
import { isNamed } from '../checks/listFilters';
import { workRows, type WorkKind, type WorkRow } from './workRepository';

export type QueueState = 'open' | 'mine' | 'done' | 'all';

export interface QueueSearch {
  kinds: readonly WorkKind[];
  state: QueueState;
  userId: string;
  /** Only what is later than due on this day. */
  overdueOn: string | null;
  named: Named | null;
  after: { due: string; id: string } | null;
  limit: number;
}

/** What a search text names: accounts, submissions, checks. */
interface Named {
  mainIds: string[];
  certificationIds: string[];
  /** Their ids, or where these are too many to list, what holds of checks c. */
  checks: string[] | Sql;
  /** The accounts that any of these are of; null where that may be all. */
  within: string[] | null;
}

const MOST_LISTED = 500;

/** A whole order number, or the start of the customer's name, or of a candidate's for whoever is told those. */
export async function namedBy(
  tx: Tx,
  mainIds: readonly string[],
  q: string,
  byCandidate: boolean,
): Promise<Named> {
  // A row that is found by a hidden name would tell it.
  const condition = sql`(c.order_no = ${q} ${byCandidate ? sql`or ${isNamed(q)}` : empty})`;
  const placesOf = (statement: Sql) => tx.many<{ mainId: string; id: string }>(statement);
  const checks =
    await placesOf(sql`select c.main_id as "mainId", c.id from unnest(${[...mainIds]}::uuid[]) as s (main_id)
    cross join lateral (select c.main_id, c.id from checks c where c.main_id = s.main_id and ${condition}
      limit ${MOST_LISTED + 1}) c
    limit ${MOST_LISTED + 1}`);
  const mains = await placesOf(
    sql`select id as "mainId", id from main_account where starts_with(name, ${q})`,
  );
  // A submission stands under the name it gives: the account has it only once it is verified.
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
  const ofCheck = Array.isArray(checks)
    ? sql`w.check_id = any(${checks}::uuid[])`
    : sql`w.check_id in (select c.id from checks c where ${checks})`;
  // Told the accounts, an index gives what is theirs; one by one they would be looked for among all work there is.
  const ofAccounts = within ? sql`and w.main_id = any(${within}::uuid[])` : empty;
  return sql`${ofAccounts} and (${ofCheck} or w.subject_id = any(${certificationIds}::uuid[])
    or (w.main_id = any(${mainIds}::uuid[]) and w.kind <> 'certification'))`;
}

const dueOf = (w: Sql) => sql`case when ${w}.due_at is null then '9999-12-31'::date else ${w}.due_at end`;

/**
 * One page of the queue, the earliest due first, over the accounts the transaction reads: each kind in the order of its index,
 * no further than the page. Of a check's items the one due first stands for all, and no item of its check that the search means
 * is before it.
 */
export function queueStatement(search: QueueSearch): Sql {
  const { after, limit, named } = search;
  const w = sql`w`;
  const o = sql`o`;
  return sql`select p.* from unnest(${[...search.kinds]}::text[]) as s (kind) cross join lateral (
      select w.main_id as "mainId", w.id, ${dueOf(w)} as due from work_item w
      where w.kind = s.kind and ${means(search, w)} ${named ? isAmong(named) : empty}
        ${after ? sql`and (${dueOf(w)}, w.id) > (${after.due}::date, ${after.id}::uuid)` : empty}
        and (s.kind <> 'checkItem' or not exists (select from work_item o
          where o.check_id = w.check_id and o.main_id = w.main_id and o.kind = 'checkItem' and ${means(search, o)}
            and (${dueOf(o)}, o.id) < (${dueOf(w)}, w.id)))
      order by ${dueOf(w)}, w.id limit ${limit}) p
    order by p.due, p.id limit ${limit}`;
}

export function searchQueue(tx: Tx, search: QueueSearch): Promise<WorkRow[]> {
  const page = sql`(${queueStatement(search)}) p join work_item w on w.main_id = p."mainId" and w.id = p.id`;
  return tx.many<WorkRow>(sql`${workRows(page)} order by p.due, p.id`);
}

/** Counting ends here: beyond it a number tells nobody more. */
const MOST_COUNTED = 10_000;
/** So many work items of a kind are looked at for it: several of one check count once. */
const MOST_LOOKED_AT = 20_000;
const ROUND = 1_000;

/** How many rows there are of a search, whatever the page; capped: at least so many, in full thousands. */
export async function countQueue(tx: Tx, search: QueueSearch): Promise<{ count: number; capped: boolean }> {
  const { n, isMore } = await tx.one<{ n: number; isMore: boolean }>(countStatement(search));
  if (!isMore && n <= MOST_COUNTED) return { count: n, capped: false };
  const most = Math.min(n, MOST_COUNTED);
  return { count: most < ROUND ? most : Math.floor(most / ROUND) * ROUND, capped: true };
}

/**
 * Not by which item stands for its check: that would be looked up for each of thousands. In the order of the page, so that the
 * same index serves, also for a kind of which there is hardly any.
 */
export function countStatement(search: QueueSearch): Sql {
  const { kinds, named } = search;
  const w = sql`w`;
  return sql`select coalesce(sum(p.n), 0)::int as n, coalesce(bool_or(p.seen > ${MOST_LOOKED_AT}), false) as "isMore"
    from unnest(${[...kinds]}::text[]) as s (kind) cross join lateral (
      select count(*) as seen, case when s.kind = 'checkItem' then count(distinct w.check_id) else count(*) end as n
      from (select w.check_id from work_item w
        where w.kind = s.kind and ${means(search, w)} ${named ? isAmong(named) : empty}
        order by ${dueOf(w)}, w.id limit ${MOST_LOOKED_AT + 1}) w) p`;
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

/** What the queue has of the items of these checks, the earliest due first: what is not over, beside what is done that. */
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

/** Later than due: its day is over and its clock runs. Home counts by the same condition. */
export function overdueOn(day: string, w: Sql): Sql {
  return sql`(${w}.status in ('open', 'claimed') and ${dueOf(w)} < ${day}::date)`;
}

/** What the queue means under each of its tabs. Home counts by the same condition. */
export function stateFilter({ state, userId }: Pick<QueueSearch, 'state' | 'userId'>, w: Sql): Sql {
  if (state === 'mine') return sql`${w}.assignee_id = ${userId} and ${w}.status in ('claimed', 'paused')`;
  if (state === 'done') return sql`${w}.status in ('done', 'cancelled')`;
  if (state === 'open') return sql`${w}.status in ('open', 'claimed', 'paused')`;
  return sql`true`;
}
