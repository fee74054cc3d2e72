import { uuidv7 } from '../../kernel/ids';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { WorkKind } from './workRepository';

// Work of the queue about one thing of an account: a recharge, a payout, a request for an invoice, a change of the desk.

/** Whose work it is: the thing's account and id. */
interface Subject {
  mainId: string;
  id: string;
}

/** Puts a thing into the queue of staff work. */
export async function queueWork(
  tx: Tx,
  kind: WorkKind,
  { mainId, id }: Subject,
  item: { workItemId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${mainId}, ${item.workItemId}, ${kind}, ${id}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

/** Working days within which a second operator signs off. */
const SIGNED_OFF_IN_DAYS = 1;

/** Puts a change of the desk into the queue for another operator: the next working day, or its own day where that is sooner. */
export async function queueSignOff(
  tx: Tx,
  subject: Subject,
  { at, onDay }: { at: Date; onDay?: string },
): Promise<void> {
  const soon = addWorkingDays(await workingCalendar(tx), chinaDay(at), SIGNED_OFF_IN_DAYS);
  const dueAt = onDay !== undefined && onDay < soon ? onDay : soon;
  await queueWork(tx, 'signOff', subject, { workItemId: uuidv7(at.getTime()), dueAt, at });
}

/** The first of two is done: whoever comes takes it as the second. */
export async function reopenWork(tx: Tx, kind: WorkKind, { mainId, id }: Subject, at: Date): Promise<void> {
  await tx.run(sql`update work_item set status = 'open', assignee_id = null, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = ${kind}`);
}

/** Ends the work: done by somebody, or cancelled with nobody. */
export async function endWork(
  tx: Tx,
  kind: WorkKind,
  { mainId, id }: Subject,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  const to = by === null ? sql`status = 'cancelled'` : sql`status = 'done', assignee_id = ${by}`;
  await tx.run(sql`update work_item set ${to}, done_at = ${at}, updated_at = ${at}
    where main_id = ${mainId} and subject_id = ${id} and kind = ${kind}`);
}
