import type { components } from '../../kernel/contract.gen';
import { empty, join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type WorkKind = components['schemas']['WorkItemKind'];

export interface WorkRow {
  mainId: string;
  id: string;
  kind: WorkKind;
  status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
  mainName: string;
  checkId: string | null;
  checkItemId: string | null;
  subjectId: string | null;
  itemCode: string | null;
  copyNo: number | null;
  entryNos: number[] | null;
  candidateName: string | null;
  paperFileId: string | null;
  /** Of a signed form: its name as it was uploaded. */
  fileName: string | null;
  /** Of a dispute: its words, and the name of the account's user who wrote them, null for the candidate. */
  disputeId: string | null;
  disputeEnc: Buffer | null;
  disputedBy: string | null;
  assigneeId: string | null;
  assigneeName: string | null;
  dueAt: string | null;
  createdAt: Date;
  /** How much of its check nobody has, for work on items. */
  openOfCheck: number;
}

/** Whose work it is. A submission stands under the name it gives: the account has it only once it is verified. */
const mainName = sql`coalesce(z.enterprise_name, m.name)`;

const from = sql`select w.main_id as "mainId", w.id, w.kind, w.status, ${mainName} as "mainName", w.check_id as "checkId",
    i.id as "checkItemId", w.subject_id as "subjectId", i.item_code as "itemCode", i.copy_no as "copyNo",
    i.entry_nos as "entryNos",
    k.name as "candidateName", c.paper_file_id as "paperFileId", f.original_name as "fileName",
    d.id as "disputeId", d.comment_enc as "disputeEnc",
    (select u.nick_name from user_by_id(d.by_user) u) as "disputedBy", w.assignee_id as "assigneeId",
    (select u.nick_name from user_by_id(w.assignee_id) u) as "assigneeName", w.due_at as "dueAt", w.created_at as "createdAt",
    case when w.kind = 'checkItem' then (select count(*)::int from work_item o where o.main_id = w.main_id
      and o.check_id = w.check_id and o.kind = 'checkItem' and o.status = 'open') else 0 end as "openOfCheck"
  from work_item w
  join main_account m on m.id = w.main_id
  left join certification z on z.main_id = w.main_id and z.id = w.subject_id and w.kind = 'certification'
  left join checks c on c.main_id = w.main_id and c.id = w.check_id
  left join file_object f on w.kind = 'paperConsent' and f.main_id = w.main_id
    and f.id = coalesce(w.subject_id, c.paper_file_id)
  left join candidate k on k.main_id = c.main_id and k.id = c.candidate_id
  left join check_item i on i.main_id = w.main_id
    and i.id = case w.kind when 'dispute' then w.subject_id else w.check_item_id end
  left join lateral (select r.id, r.by_user, r.comment_enc from report_review r
    where w.kind = 'dispute' and r.main_id = w.main_id and r.check_id = w.check_id and r.action = 'disputed'
      and r.at <= w.created_at order by r.at desc limit 1) d on true`;

export function workItemById(tx: Tx, id: string): Promise<WorkRow | null> {
  return tx.maybeOne<WorkRow>(sql`${from} where w.id = ${id}`);
}

export interface WorkSearch {
  kinds: readonly WorkKind[] | null;
  state: 'open' | 'mine' | 'done' | 'all';
  userId: string;
  /** A whole order number, or the start of the customer's name, or of a candidate's for whoever is told those. */
  q: string | null;
  byCandidate: boolean;
  /** Only what is later than due on this day. */
  overdueOn: string | null;
  after: { due: string; id: string } | null;
  limit: number;
}

/** Counting ends here: beyond it a number tells nobody more. */
const MOST_COUNTED = 10_000;

/** How many there are of a search, whatever the page. */
export async function countWorkItems(
  tx: Tx,
  search: WorkSearch,
): Promise<{ count: number; capped: boolean }> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from (
    ${from} where ${join(conditions({ ...search, after: null }), sql` and `)} limit ${MOST_COUNTED + 1}) t`);
  return { count: Math.min(n, MOST_COUNTED), capped: n > MOST_COUNTED };
}

/** One page of the queue over the accounts the transaction reads, the earliest due first. */
export function searchWorkItems(tx: Tx, search: WorkSearch): Promise<WorkRow[]> {
  return tx.many<WorkRow>(
    sql`${from} where ${join(conditions(search), sql` and `)} order by ${due}, w.id limit ${search.limit}`,
  );
}

const due = sql`coalesce(w.due_at, date '9999-12-31')`;

function conditions(search: WorkSearch): Sql[] {
  const where: Sql[] = [stateFilter(search)];
  if (search.kinds) where.push(sql`w.kind = any(${[...search.kinds]}::text[])`);
  if (search.q) {
    // A row that is found by a hidden name would tell it.
    const byName = search.byCandidate ? sql`starts_with(k.name, ${search.q}) or` : empty;
    where.push(sql`(${byName} starts_with(${mainName}, ${search.q}) or c.order_no = ${search.q})`);
  }
  if (search.overdueOn) where.push(overdueOn(search.overdueOn));
  if (search.after) where.push(sql`(${due}, w.id) > (${search.after.due}::date, ${search.after.id}::uuid)`);
  return where;
}

/** Later than due: its day is over and its clock runs. Home counts by the same condition. */
export function overdueOn(day: string): Sql {
  return sql`(w.status in ('open', 'claimed') and w.due_at < ${day}::date)`;
}

/** What the queue shows under each of its tabs. Home counts by the same condition. */
export function stateFilter({ state, userId }: Pick<WorkSearch, 'state' | 'userId'>): Sql {
  if (state === 'mine') return sql`w.assignee_id = ${userId} and w.status in ('claimed', 'paused')`;
  if (state === 'done') return sql`w.status in ('done', 'cancelled')`;
  if (state === 'open') return sql`w.status in ('open', 'claimed', 'paused')`;
  return sql`true`;
}

export async function assign(
  tx: Tx,
  item: WorkRow,
  to: { status: 'open' | 'claimed' | 'paused'; assigneeId: string | null; at: Date },
): Promise<void> {
  await tx.run(sql`update work_item set status = ${to.status}, assignee_id = ${to.assigneeId}, updated_at = ${to.at}
    where main_id = ${item.mainId} and id = ${item.id}`);
}

export async function lockWorkItem(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`select id from work_item where id = ${id} for update`);
}
