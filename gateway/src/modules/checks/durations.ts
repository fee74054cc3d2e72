import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import type { CheckRow, ItemRow } from './checkRepository';
import { workingCalendar, workingDaysBetween } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import type { Work } from '../../kernel/work';

/** Stores the number of working days an item took, without those it was paused, for later promises. */
export async function recordDuration(work: Work, check: CheckRow, item: ItemRow): Promise<void> {
  if (!item.startedAt || !item.doneAt) return;
  const calendar = await workingCalendar(work.tx);
  const taken = workingDaysBetween(calendar, chinaDay(item.startedAt), chinaDay(item.doneAt));
  const days = taken - check.pausedDays;
  await work.tx.run(
    sql`select item_duration_add(${uuidv7()}::uuid, ${item.itemCode}, ${Math.max(days, 0)}::int, ${item.doneAt}::timestamptz)`,
  );
}
