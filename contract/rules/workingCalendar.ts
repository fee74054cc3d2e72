/**
 * The working-day calendar of China as operators keep it: Monday to Friday is worked, but for the periods of each year that the
 * State Council publishes in the November before. Days are China's, as `YYYY-MM-DD`.
 */

/** The holidays of every year. Source: the Measures for holidays of national festivals and memorial days (State Council, 2024). */
export const YEARLY_OCCASIONS = [
  'newYear',
  'springFestival',
  'qingming',
  'labourDay',
  'dragonBoat',
  'midAutumn',
  'nationalDay',
] as const;

export const OCCASIONS = [...YEARLY_OCCASIONS, 'other'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** `free`: nobody works, weekends among them; `worked`: a Saturday or Sunday that makes up for it. */
export const PERIOD_KINDS = ['free', 'worked'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** Days in a row that are not as Monday to Friday, both ends included. */
export interface CalendarPeriod {
  kind: PeriodKind;
  occasion: Occasion;
  from: string;
  to: string;
}

/** What a year is: `complete` once its holidays are published and all of them stand in it. */
export interface CalendarYear {
  periods: readonly CalendarPeriod[];
  complete: boolean;
}

export const MOST_PERIODS = 40;
export const MOST_PERIOD_DAYS = 31;
/** The year that is running and this many after it can be kept. */
export const YEARS_AHEAD = 2;
/** So many days before the calendar ends the operators are told, and told again. */
export const CALENDAR_TOLD_DAYS = [60, 30, 14, 7, 1] as const;

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** True for a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text)) && dayAt(at(text)) === text;

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(at(day)).getUTCDay());

/** The days from one to another, both included; none when the other is earlier. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let ms = at(from); ms <= at(to); ms += DAY_MS) days.push(dayAt(ms));
  return days;
}

export type SpecialDay = Pick<CalendarPeriod, 'kind' | 'occasion'>;

/** Each day of some periods with what it is. */
export function specialDays(periods: readonly CalendarPeriod[]): Map<string, SpecialDay> {
  return new Map(
    periods.flatMap(({ kind, occasion, from, to }) =>
      daysFrom(from, to).map((day): [string, SpecialDay] => [day, { kind, occasion }]),
    ),
  );
}

/** The days that are something else in one than in the other, in their order. Null: a day like every other. */
export function differingDays(
  before: readonly CalendarPeriod[],
  after: readonly CalendarPeriod[],
): { day: string; was: SpecialDay | null; is: SpecialDay | null }[] {
  const was = specialDays(before);
  const is = specialDays(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((day) => ({ day, was: was.get(day) ?? null, is: is.get(day) ?? null }))
    .filter((one) => one.was?.kind !== one.is?.kind || one.was?.occasion !== one.is?.occasion);
}

/** Whether a day is worked. */
export const isWorked = (day: string, special: SpecialDay | undefined): boolean =>
  special ? special.kind === 'worked' : !isWeekend(day);

export type CalendarFaultName =
  'day' | 'order' | 'year' | 'long' | 'overlap' | 'weekday' | 'past' | 'pastGone' | 'many' | 'incomplete';

export interface CalendarFault {
  /** `periods.<index>.from` or `.to`, `periods`, or `complete`. */
  path: string;
  fault: CalendarFaultName;
  /** Of `incomplete`: the holidays that are missing. */
  missing?: readonly Occasion[];
}

/**
 * What is wrong with a year as somebody wants to leave it, in the order of the form.
 * @param before as it counts now: what has begun of a complete year stays as it is. Of one that was never complete it was only
 *   estimated, and may still be entered
 * @param today China's
 */
export function calendarFaults(
  year: number,
  { periods, complete }: CalendarYear,
  before: CalendarYear,
  today: string,
): CalendarFault[] {
  const faults = periods.flatMap((period, index) => ownFaults(year, period, `periods.${index}`));
  if (periods.length > MOST_PERIODS) faults.push({ path: 'periods', fault: 'many' });
  if (faults.length > 0) return faults;
  const seen = new Set<string>();
  for (const [index, { from, to }] of periods.entries()) {
    const days = daysFrom(from, to);
    if (days.some((day) => seen.has(day))) faults.push({ path: `periods.${index}.from`, fault: 'overlap' });
    for (const day of days) seen.add(day);
  }
  const differing = before.complete ? differingDays(before.periods, periods) : [];
  const begun = differing.filter(({ day }) => day <= today);
  const touching = periods.findIndex(({ from, to }) => begun.some(({ day }) => day >= from && day <= to));
  if (touching >= 0) faults.push({ path: `periods.${touching}.from`, fault: 'past' });
  else if (begun.length > 0) faults.push({ path: 'periods', fault: 'pastGone' });
  const missing = YEARLY_OCCASIONS.filter(
    (one) => !periods.some(({ kind, occasion }) => kind === 'free' && occasion === one),
  );
  if (complete && missing.length > 0) faults.push({ path: 'complete', fault: 'incomplete', missing });
  return faults;
}

/** What is wrong with one period by itself: one fault at most. */
function ownFaults(year: number, { kind, from, to }: CalendarPeriod, path: string): CalendarFault[] {
  const wrong = [from, to].findIndex((day) => !isDay(day));
  if (wrong >= 0) return [{ path: `${path}.${wrong === 0 ? 'from' : 'to'}`, fault: 'day' }];
  const outside = [from, to].findIndex((day) => !day.startsWith(`${year}-`));
  if (outside >= 0) return [{ path: `${path}.${outside === 0 ? 'from' : 'to'}`, fault: 'year' }];
  if (to < from) return [{ path: `${path}.to`, fault: 'order' }];
  const days = daysFrom(from, to);
  if (days.length > MOST_PERIOD_DAYS) return [{ path: `${path}.to`, fault: 'long' }];
  const isNoWeekend = kind === 'worked' && days.some((day) => !isWeekend(day));
  return isNoWeekend ? [{ path: `${path}.from`, fault: 'weekday' }] : [];
}

/** Periods in the order of their days. */
export const inOrder = (periods: readonly CalendarPeriod[]): CalendarPeriod[] =>
  periods.toSorted((one, other) => (one.from < other.from ? -1 : 1));

/** Whether two years say the same of every day, and of their end. */
export const isSameYear = (one: CalendarYear, other: CalendarYear): boolean =>
  one.complete === other.complete && differingDays(one.periods, other.periods).length === 0;

/**
 * The last day up to which the calendar is known: the end of the last year in the unbroken run of complete ones.
 * @param years in any order
 */
export function knownUntil(years: readonly { year: number; complete: boolean }[]): string {
  const complete = new Set(years.filter((one) => one.complete).map(({ year }) => year));
  let last = Math.min(...complete);
  while (complete.has(last + 1)) last += 1;
  return `${last}-12-31`;
}
