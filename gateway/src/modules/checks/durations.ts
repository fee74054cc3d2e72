import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import type { CheckRow, ItemRow } from './checkRepository';
import { chinaDay, HISTORY, promisedWorkingDays, workingDaysBetween } from './domain/workingDays';
import type { Work } from './work';
import type { Tx } from '../../platform/db/tx';

/** Keeps how many working days an item took, without the days it stood still, for later promises. */
export async function recordDuration(work: Work, check: CheckRow, item: ItemRow): Promise<void> {
  if (!item.startedAt || !item.doneAt) return;
  const days = workingDaysBetween(chinaDay(item.startedAt), chinaDay(item.doneAt)) - check.pausedDays;
  await work.tx.run(
    sql`select item_duration_add(${uuidv7()}::uuid, ${item.itemCode}, ${Math.max(days, 0)}::int, ${item.doneAt}::timestamptz)`,
  );
}

/** Working days to promise now for each kind of item. `catalogue` gives the days where there is no experience yet. */
export async function promisedDaysOf(
  tx: Tx,
  items: readonly { code: string; workingDays: number }[],
): Promise<Map<string, number>> {
  const rows = await tx.many<{ itemCode: string; workingDays: number[] }>(sql`
    select item_code as "itemCode", working_days as "workingDays"
    from item_durations(${items.map((item) => item.code)}::text[], ${HISTORY})`);
  const history = new Map(rows.map((row) => [row.itemCode, row.workingDays]));
  return new Map(
    items.map(({ code, workingDays }) => [code, promisedWorkingDays(workingDays, history.get(code) ?? [])]),
  );
}
