import {
  isWeekend,
  knownUntil,
  specialDays,
  YEARS_AHEAD,
  type CalendarYear,
} from '@probity/contract/rules/workingCalendar';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { chinaDay } from '../../kernel/workingDays';
import { daysUntil } from '../../kernel/workingCalendar';
import { calendarChanges, type YearChange } from './calendarRepository';

type Schemas = components['schemas'];
type Telling = Pick<SessionCtx, 'tx' | 'clock'>;

export const emptyYear: CalendarYear = { periods: [], complete: false };

/** The year that is running in China, and those after it that can be kept already. */
export function editableYears(today: string): number[] {
  const running = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => running + index).filter(
    (year) => `${year}-12-31` > today,
  );
}

/** Every year, the newest first, with the day on which the calendar ends. */
export async function listCalendarYears({ tx, clock }: Telling): Promise<Schemas['Calendar']> {
  const today = chinaDay(clock.now());
  const newest = newestByYear(await calendarChanges(tx, null));
  const editable = editableYears(today);
  const years = [...new Set([...newest.keys(), ...editable])].sort((one, other) => other - one);
  const until = endOf(newest);
  return {
    knownUntil: until,
    daysLeft: daysUntil(today, until),
    years: years.map((year) => yearView(year, newest.get(year)?.values ?? emptyYear, editable)),
  };
}

/** @throws 404 neither kept nor near enough to be begun */
export async function getCalendarYear(
  { tx, clock }: Telling,
  year: number,
): Promise<Schemas['CalendarYearDetail']> {
  const editable = editableYears(chinaDay(clock.now()));
  const all = await calendarChanges(tx, null);
  const own = all.filter((row) => row.year === year);
  const isKept = own.length > 0 || editable.includes(year);
  found(isKept || null);
  return {
    year: yearView(year, own[0]?.values ?? emptyYear, editable),
    knownUntil: endOf(newestByYear(all)),
    basedOn: own[0]?.id ?? null,
    history: own.map((row, index) => ({
      changeId: row.id,
      values: wire(row.values),
      before: own[index + 1] ? wire(own[index + 1]!.values) : row.createdBy ? wire(emptyYear) : null,
      changedAt: row.createdAt.toISOString(),
      changedBy: row.createdBy ? (row.byName ?? '') : null,
    })),
  };
}

function newestByYear(newestFirst: readonly YearChange[]): Map<number, YearChange> {
  return new Map(newestFirst.toReversed().map((row) => [row.year, row]));
}

const endOf = (newest: ReadonlyMap<number, YearChange>): string =>
  knownUntil([...newest.values()].map(({ year, values }) => ({ year, complete: values.complete })));

function yearView(year: number, values: CalendarYear, editable: readonly number[]): Schemas['CalendarYear'] {
  const days = [...specialDays(values.periods)];
  return {
    year,
    values: wire(values),
    freeDays: days.filter(([day, { kind }]) => kind === 'free' && !isWeekend(day)).length,
    workedDays: days.filter(([, { kind }]) => kind === 'worked').length,
    editable: editable.includes(year),
  };
}

const wire = ({ periods, complete }: CalendarYear): Schemas['CalendarValues'] => ({
  periods: periods.map((period) => ({ ...period })),
  complete,
});
