import type { CalendarPeriod, CalendarYear } from '@probity/contract/rules/workingCalendar';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** A year as somebody left it. */
export interface YearChange {
  id: string;
  year: number;
  values: CalendarYear;
  createdAt: Date;
  createdBy: string | null;
  /** Their name; null of what the installation began with. */
  byName: string | null;
}

interface ChangeSql extends Omit<YearChange, 'values'> {
  periods: CalendarPeriod[];
  complete: boolean;
}

/** Every change, of one year or of all, the newest first; none outside of the platform's account. */
export async function calendarChanges(tx: Tx, year: number | null): Promise<YearChange[]> {
  const rows =
    await tx.many<ChangeSql>(sql`select c.id, c.year, c.periods, c.complete, c.created_at as "createdAt",
      c.created_by as "createdBy", (select u.nick_name from user_by_id(c.created_by) u) as "byName"
    from calendar_changes(${year}::int) c`);
  return rows.map(({ periods, complete, ...row }) => ({ ...row, values: { periods, complete } }));
}

/** Whoever changes the calendar waits for who is changing it. */
export async function lockCalendar(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('calendar', 7210404))`);
}

/** Adds a change; throws outside of the platform's account, and for one of a day that has begun. */
export async function addCalendarChange(
  tx: Tx,
  { id, year, values, by, at }: { id: string; year: number; values: CalendarYear; by: string; at: Date },
): Promise<void> {
  await tx.many(sql`select calendar_change_add(${id}::uuid, ${year}::int, ${json(values.periods)}::jsonb, ${values.complete},
    ${by}::uuid, ${at})`);
}

/** How many checks under way are promised for each day from today on, of the accounts that this transaction reads. */
export async function promisesByDay(
  tx: Tx,
  mainIds: readonly string[],
  today: string,
): Promise<{ day: string; count: number }[]> {
  const rows = await tx.many<{
    day: string | null;
    count: number;
  }>(sql`select c.promised_at as day, count(*) as count from checks c
    where c.main_id = any(${[...mainIds]}::uuid[]) and c.status in ('inProgress', 'awaitingInfo', 'inReview')
      and c.promised_at >= ${today}::date
    group by c.promised_at order by c.promised_at`);
  return rows.flatMap(({ day, count }) => (day ? [{ day, count }] : []));
}

/** Notes that the calendar's end is told of. False when it was noted before. */
export async function noteEndTold(tx: Tx, until: string, days: number, at: Date): Promise<boolean> {
  const { isNew } = await tx.one<{ isNew: boolean }>(
    sql`select calendar_tell(${until}::date, ${days}::int, ${at}) as "isNew"`,
  );
  return isNew;
}
