import type { RetentionClass, RetentionDays } from '@probity/contract/rules/retention';
import { empty, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface SettingRow {
  days: RetentionDays;
  updatedAt: Date;
  updatedBy: string;
}

export async function settingOf(tx: Tx, mainId: string): Promise<SettingRow | null> {
  const row = await tx.maybeOne<RetentionDays & { updatedAt: Date; updatedBy: string }>(sql`
    select s.material_days as material, s.report_days as report, s.unfinished_days as unfinished,
      s.consent_days as consent, s.updated_at as "updatedAt",
      coalesce((select u.nick_name from user_by_id(s.updated_by) u), '') as "updatedBy"
    from retention_setting s where s.main_id = ${mainId}`);
  if (!row) return null;
  const { updatedAt, updatedBy, ...days } = row;
  return { days, updatedAt, updatedBy };
}

export async function saveSetting(
  tx: Tx,
  setting: { mainId: string; days: RetentionDays; by: string; at: Date },
): Promise<void> {
  const { mainId, days, by, at } = setting;
  await tx.run(sql`insert into retention_setting
      (main_id, material_days, report_days, unfinished_days, consent_days, updated_by, updated_at)
    values (${mainId}, ${days.material}, ${days.report}, ${days.unfinished}, ${days.consent}, ${by}, ${at})
    on conflict (main_id) do update set material_days = excluded.material_days, report_days = excluded.report_days,
      unfinished_days = excluded.unfinished_days, consent_days = excluded.consent_days,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
}

/** One check to be erased under a rule. */
export interface DueRow {
  checkId: string;
  orderNo: string;
  rule: RetentionClass;
  /** The period in days; the candidate may have been told a shorter one than the setting. */
  days: number;
  closedAt: Date;
  dueAt: Date;
  files: number;
}

export interface DueQuery {
  mainId: string;
  days: RetentionDays;
  /** Due by this moment. */
  by: Date;
  /** The day for which holds are checked, YYYY-MM-DD. */
  day: string;
  checkId?: string;
  /** Checks to leave out. */
  except?: readonly string[];
}

/** Due checks as rows of (id, orderNo, rule, days, closedAt, dueAt, files, isHeld). */
function dueRows({ mainId, days, by, checkId, except = [] }: DueQuery, day: string): Sql {
  const one = checkId ? sql`and c.id = ${checkId}` : empty;
  const others = except.length > 0 ? sql`and c.id <> all(${[...except]}::uuid[])` : empty;
  return sql`
    kind as materialized (select code, retention_days from catalogue_all()),
    closed as (
      select c.id, c.order_no, c.closed_at, c.status, c.erased_at, c.material_erased_at,
        (select min(k.retention_days) from check_item i join kind k on k.code = i.item_code
          where i.main_id = c.main_id and i.check_id = c.id) as told,
        exists (select from legal_hold h where h.main_id = c.main_id and h.check_id = c.id and h.released_at is null
                and (h.until is null or h.until >= ${day}::date)) as is_held
      from checks c
      where c.main_id = ${mainId} and c.closed_at is not null and c.closed_at <= ${by}
        and c.status in ('reported', 'cancelled', 'expired') ${one} ${others}),
    ruled as (
      select id, order_no, closed_at, is_held, case when status = 'reported' then 'report' else 'unfinished' end as rule,
        least(case when status = 'reported' then ${days.report}::int else ${days.unfinished}::int end, told) as days
        from closed where erased_at is null
      union all
      select id, order_no, closed_at, is_held, 'material', least(${days.material}::int, told) from closed
        where erased_at is null and status = 'reported' and (material_erased_at is null
          -- A dispute brought more of it.
          or exists (select from candidate_file f where f.main_id = ${mainId} and f.check_id = closed.id)
          or exists (select from report_review r where r.main_id = ${mainId} and r.check_id = closed.id and r.file_ids <> '{}'))
      union all
      select id, order_no, closed_at, is_held, 'consent', ${days.consent}::int from closed
        where erased_at is not null and exists (select from consent s
          where s.main_id = ${mainId} and s.check_id = closed.id and s.erased_at is null)),
    due as (
      select r.*, r.closed_at + r.days * interval '1 day' as due_at from ruled r
      where r.closed_at + r.days * interval '1 day' <= ${by}
        -- What goes whole takes its material along.
        and not (r.rule = 'material' and exists (select from ruled w where w.id = r.id and w.rule = 'report'
          and w.closed_at + w.days * interval '1 day' <= ${by}
          and w.closed_at + w.days * interval '1 day' <= r.closed_at + r.days * interval '1 day')))`;
}

/** The number of files of a due row. */
const filesOfRow = (mainId: string) => sql`(case d.rule when 'consent' then
    (select count(*) from consent s where s.main_id = ${mainId} and s.check_id = d.id and s.file_id is not null)
  else (select count(*) from candidate_file f where f.main_id = ${mainId} and f.check_id = d.id)
    + (select coalesce(sum(cardinality(a.file_ids)), 0) from item_answer a
        join check_item i on i.main_id = a.main_id and i.id = a.check_item_id
        where a.main_id = ${mainId} and i.check_id = d.id)
    + (select count(distinct f) from report_review r, unnest(r.file_ids) f
        where r.main_id = ${mainId} and r.check_id = d.id and not exists (select from candidate_file x
          where x.main_id = r.main_id and x.check_id = r.check_id and x.file_id = f))
    + case d.rule when 'material' then 0 else (select count(distinct e.file_id) from evidence e
        join check_item i on i.main_id = e.main_id and i.id = e.check_item_id
        where e.main_id = ${mainId} and i.check_id = d.id) end end)::int`;

/** The first due checks that are not held, by due time. */
export function dueOf(tx: Tx, query: DueQuery, limit: number): Promise<DueRow[]> {
  return tx.many<DueRow>(sql`with ${dueRows(query, query.day)}
    select d.id as "checkId", d.order_no as "orderNo", d.rule, d.days, d.closed_at as "closedAt", d.due_at as "dueAt",
      ${filesOfRow(query.mainId)} as files
    from due d where not d.is_held order by d.due_at, d.id, d.rule limit ${limit}`);
}

/** The number of due checks that are not held. */
export async function countDue(tx: Tx, query: DueQuery): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`with ${dueRows(query, query.day)}
    select count(*)::int as n from due d where not d.is_held`);
  return n;
}

export interface SumRow {
  rule: RetentionClass;
  tonight: number;
  tonightFiles: number;
  month: number;
  monthFiles: number;
  held: number;
}

/** The sums by rule: by `tonight`, and by the moment of the query. */
export function sumsOf(tx: Tx, query: DueQuery, tonight: Date): Promise<SumRow[]> {
  return tx.many<SumRow>(sql`with ${dueRows(query, query.day)},
    counted as (select d.rule, d.due_at, d.is_held, case when d.is_held then 0 else ${filesOfRow(query.mainId)} end as files
      from due d)
    select rule, count(*) filter (where not is_held and due_at <= ${tonight})::int as tonight,
      coalesce(sum(files) filter (where due_at <= ${tonight}), 0)::int as "tonightFiles",
      count(*) filter (where not is_held)::int as month, coalesce(sum(files), 0)::int as "monthFiles",
      count(*) filter (where is_held)::int as held
    from counted group by rule`);
}

/**
 * Keeps the batches that checks were ordered in until the transaction ends, in the order of whoever holds several (decision 121): what
 * erases the checks reaches their rows and, with the last of its people, what the batch is called.
 */
export async function holdBatchesOf(tx: Tx, mainId: string, checkIds: readonly string[]): Promise<void> {
  await tx.many(sql`select from batch b
    where b.main_id = ${mainId} and b.id in (
      select c.batch_id from checks c where c.main_id = ${mainId} and c.id = any(${[...checkIds]}::uuid[]))
    order by b.id for update`);
}
