import {
  isWorked,
  knownUntil,
  specialDays,
  type CalendarPeriod,
  type SpecialDay,
} from '@probity/contract/rules/workingCalendar';
import { sql } from '../platform/db/sql';
import type { Tx } from '../platform/db/tx';
import { addDays } from './workingDays';

const DAY_MS = 86_400_000;

/** The working days of China as operators keep them. */
export interface WorkingCalendar {
  readonly isWorkday: (day: string) => boolean;
  /** Its last day whose holidays are published. Beyond it Monday to Friday is counted, and a day that is counted so is an estimate. */
  readonly knownUntil: string;
}

interface YearRow {
  version: string;
  year: number;
  periods: CalendarPeriod[];
  complete: boolean;
}

/** What this process read last. Whoever asks names it, and the database says more only where there is something newer. */
let kept: (WorkingCalendar & { version: string }) | undefined;

/**
 * The calendar as it counts in this transaction: asked for each time, sent only when it has changed, so that no gateway counts
 * by what another one's operator has changed.
 */
export async function workingCalendar(tx: Pick<Tx, 'many'>): Promise<WorkingCalendar> {
  const known = kept;
  const rows = await tx.many<YearRow>(
    sql`select version, year, periods, complete from working_calendar(${known?.version ?? null}::uuid)`,
  );
  if (rows.length === 0) return known!;
  kept = { version: rows[0]!.version, ...calendarOf(rows) };
  return kept;
}

/** The calendar of some years. */
export function calendarOf(
  years: readonly { year: number; periods: readonly CalendarPeriod[]; complete: boolean }[],
): WorkingCalendar {
  const special: ReadonlyMap<string, SpecialDay> = specialDays(years.flatMap(({ periods }) => periods));
  return { isWorkday: (day) => isWorked(day, special.get(day)), knownUntil: knownUntil(years) };
}

/** The working day that lies `count` working days after `day`. With 0 it is the day itself, or the next working day. */
export function addWorkingDays({ isWorkday }: WorkingCalendar, day: string, count: number): string {
  let current = day;
  if (count === 0) {
    while (!isWorkday(current)) current = addDays(current, 1);
    return current;
  }
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    if (isWorkday(current)) left -= 1;
  }
  return current;
}

/** The number of working days after `from` up to and including `to`; 0 when `to` is not later. */
export function workingDaysBetween({ isWorkday }: WorkingCalendar, from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkday(day)) count += 1;
  return count;
}

/** True for a day that was counted without knowing every holiday before it. */
export const isEstimate = (calendar: WorkingCalendar, day: string | null): boolean =>
  day !== null && day > calendar.knownUntil;

/** The days from one to another; negative when it is over. */
export const daysUntil = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
