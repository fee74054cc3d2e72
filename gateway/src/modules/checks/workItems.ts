import { json, sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import type { CheckRow, ItemRow } from './checkRepository';
import type { Work } from '../../kernel/work';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';

/** Working days within which staff decide on a signed form, and answer a dispute. */
const PAPER_WORKING_DAYS = 1;
const DISPUTE_WORKING_DAYS = 2;

/** The day by which a dispute of this moment must be answered. */
export async function disputeDue(work: Pick<Work, 'tx'>, at: Date): Promise<string> {
  return addWorkingDays(await workingCalendar(work.tx), chinaDay(at), DISPUTE_WORKING_DAYS);
}

/** Puts an item into the queue of staff work; with an assignee it is already claimed. */
export async function openCheckWorkItem(
  work: Work,
  item: ItemRow,
  assigneeId: string | null = null,
): Promise<void> {
  const now = work.clock.now();
  await work.tx.run(sql`insert into work_item
    (main_id, id, kind, status, check_id, check_item_id, assignee_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${uuidv7()}, 'checkItem', ${assigneeId ? 'claimed' : 'open'}, ${item.checkId}, ${item.id},
            ${assigneeId}, ${item.promisedAt}, ${now}, ${now})`);
}

/** A work item about a check as a whole: its review, its dispute. */
export async function openWorkItem(
  work: Work,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  kind: 'review' | 'dispute',
  options: { subjectId?: string | null; dueAt: string | null },
): Promise<string> {
  const id = uuidv7();
  const now = work.clock.now();
  await work.tx
    .run(sql`insert into work_item (main_id, id, kind, check_id, subject_id, due_at, created_at, updated_at)
    values (${check.mainId}, ${id}, ${kind}, ${check.id}, ${options.subjectId ?? null}, ${options.dueAt},
            ${now}, ${now})`);
  return id;
}

/** Work on the signed forms of several checks of one account. */
export async function openPaperWork(
  work: Work,
  checks: readonly Pick<CheckRow, 'mainId' | 'id' | 'paperFileId'>[],
): Promise<void> {
  if (checks.length === 0) return;
  const now = work.clock.now();
  const dueAt = addWorkingDays(await workingCalendar(work.tx), chinaDay(now), PAPER_WORKING_DAYS);
  const rows = checks.map(({ mainId, id, paperFileId }) => ({
    main_id: mainId,
    id: uuidv7(),
    check_id: id,
    subject_id: paperFileId,
  }));
  await work.tx
    .run(sql`insert into work_item (main_id, id, kind, check_id, subject_id, due_at, created_at, updated_at)
    select w.main_id, w.id, 'paperConsent', w.check_id, w.subject_id, ${dueAt}::date, ${now}, ${now}
    from jsonb_to_recordset(${json(rows)}::jsonb) as w (main_id uuid, id uuid, check_id uuid, subject_id uuid)`);
}

/**
 * Queues the writing of a check's report: no item is left to work on. Once per check; with an assignee it is already
 * claimed.
 */
export async function openReportWork(
  work: Work,
  check: Pick<CheckRow, 'mainId' | 'id' | 'promisedAt'>,
  assigneeId: string | null,
): Promise<void> {
  const now = work.clock.now();
  await work.tx.run(sql`insert into work_item
    (main_id, id, kind, status, check_id, assignee_id, due_at, created_at, updated_at)
    values (${check.mainId}, ${uuidv7()}, 'report', ${assigneeId ? 'claimed' : 'open'}, ${check.id}, ${assigneeId},
            ${check.promisedAt}, ${now}, ${now})
    on conflict (main_id, check_id) where kind = 'report' and status in ('open', 'claimed', 'paused') do nothing`);
}

/** Closes that work: the report was submitted, or is not to be written yet after all. */
export async function closeReportWork(
  work: Work,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  status: 'done' | 'cancelled',
): Promise<void> {
  const now = work.clock.now();
  await work.tx.run(sql`update work_item set status = ${status}, done_at = ${now}, updated_at = ${now}
    where main_id = ${check.mainId} and check_id = ${check.id} and kind = 'report'
      and status in ('open', 'claimed', 'paused')`);
}

export async function closeWorkItem(work: Work, item: ItemRow, status: 'done' | 'cancelled'): Promise<void> {
  const now = work.clock.now();
  await work.tx.run(sql`update work_item set status = ${status}, done_at = ${now}, updated_at = ${now}
    where main_id = ${item.mainId} and check_item_id = ${item.id} and kind = 'checkItem'
      and status in ('open', 'claimed', 'paused')`);
}

/** Closes the open work of these kinds of a check, as done by this person. */
export async function closeWorkOfKinds(
  work: Work,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  kinds: readonly ('review' | 'dispute')[],
  userId: string,
): Promise<void> {
  const now = work.clock.now();
  await work.tx.run(sql`update work_item set status = 'done', done_at = ${now}, updated_at = ${now},
      assignee_id = ${userId}
    where main_id = ${check.mainId} and check_id = ${check.id} and kind = any(${[...kinds]}::text[])
      and status in ('open', 'claimed', 'paused')`);
}

/** Ends the open work of a check that is over. */
export async function closeWorkOfCheck(work: Work, check: Pick<CheckRow, 'mainId' | 'id'>): Promise<void> {
  const now = work.clock.now();
  await work.tx.run(sql`update work_item set status = 'cancelled', done_at = ${now}, updated_at = ${now}
    where main_id = ${check.mainId} and check_id = ${check.id} and status in ('open', 'claimed', 'paused')`);
}

export async function pauseWorkItem(work: Work, item: ItemRow): Promise<void> {
  await work.tx.run(sql`update work_item set status = 'paused', updated_at = ${work.clock.now()}
    where main_id = ${item.mainId} and check_item_id = ${item.id} and kind = 'checkItem' and status in ('open', 'claimed')`);
}

export async function resumeWorkItem(work: Work, item: ItemRow): Promise<void> {
  await work.tx
    .run(sql`update work_item set status = case when assignee_id is null then 'open' else 'claimed' end,
      updated_at = ${work.clock.now()}
    where main_id = ${item.mainId} and check_item_id = ${item.id} and kind = 'checkItem' and status = 'paused'`);
}
