import {
  daysFrom,
  isDay,
  isWeekend,
  MOST_PERIOD_DAYS,
  type CalendarPeriod,
  type Occasion,
  type SpecialDay,
} from '@probity/contract/rules/workingCalendar';
import { newPeriod, type TypedPeriod } from './calendarValues';

const DAY_MS = 86_400_000;

/** A day some days after another one; both as `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const isWhole = ({ from, to }: CalendarPeriod) =>
  isDay(from) && isDay(to) && from <= to && daysFrom(from, to).length <= MOST_PERIOD_DAYS;

/** The lines with both of their days, in order: what is still being typed says nothing of any day. */
export const wholeLines = (periods: readonly TypedPeriod[]): TypedPeriod[] => periods.filter(isWhole);

/** What a day becomes by pressing it: a weekday free and back, a Saturday or Sunday free, then worked, and back. */
export function pressed(day: string, is: SpecialDay | undefined, occasion: Occasion): SpecialDay | null {
  if (!is) return { kind: 'free', occasion };
  return is.kind === 'free' && isWeekend(day) ? { kind: 'worked', occasion } : null;
}

/**
 * The lines of a year with one day changed: taken out of the line it stands in, which may become two, and put beside the days that are
 * the same, else into a line of its own, which is the empty one of that occasion where there is one.
 */
export function withDay(periods: readonly TypedPeriod[], day: string, is: SpecialDay | null): TypedPeriod[] {
  const without = periods.flatMap((line): TypedPeriod[] => {
    if (!isWhole(line) || day < line.from || day > line.to) return [line];
    const before = { ...line, to: dayAfter(day, -1) };
    const after = { ...line, from: dayAfter(day, 1) };
    const left = [before, after].filter(({ from, to }) => from <= to);
    // Of two each is a line of its own.
    return left.map((one, index) =>
      index === 0 ? one : { ...newPeriod(one.kind, one.occasion), ...ends(one) },
    );
  });
  if (!is) return without;
  const isAlike = ({ kind, occasion }: TypedPeriod) => kind === is.kind && occasion === is.occasion;
  const before = without.find((line) => isAlike(line) && isWhole(line) && line.to === dayAfter(day, -1));
  const after = without.find((line) => isAlike(line) && isWhole(line) && line.from === dayAfter(day, 1));
  const joined = { from: before?.from ?? day, to: after?.to ?? day };
  // Longer than a line may be it stands beside them.
  const taken = daysFrom(joined.from, joined.to).length <= MOST_PERIOD_DAYS ? [before, after] : [];
  const place =
    taken.find((line) => line) ?? without.find((line) => isAlike(line) && line.from === '' && line.to === '');
  const days = taken.length > 0 ? joined : { from: day, to: day };
  const rest = without.filter((line) => line === place || !taken.includes(line));
  if (place) return rest.map((line) => (line === place ? { ...line, ...days } : line));
  return [...rest, { ...newPeriod(is.kind, is.occasion), ...days }];
}

const ends = ({ from, to }: CalendarPeriod) => ({ from, to });
