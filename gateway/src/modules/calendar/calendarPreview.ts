import { knownUntil } from '@probity/contract/rules/workingCalendar';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { calendarOf, isEstimate, workingDaysBetween } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { assertYear } from './calendarChange';
import { calendarChanges, promisesByDay } from './calendarRepository';
import { emptyYear } from './calendarYears';

/**
 * How the checks under way would stand to their promised dates, which stay, if a year were changed so.
 * @throws 1000 at the field, 404
 */
export async function previewCalendarYear(
  ctx: SessionCtx,
  { year, values }: BodyOf<'previewCalendarYear'>,
): Promise<ReplyOf<'previewCalendarYear'>> {
  const { tx, session } = ctx;
  const changes = await calendarChanges(tx, null);
  const newest = new Map(changes.toReversed().map((row) => [row.year, row.values]));
  assertYear(ctx, year, values, newest.get(year) ?? emptyYear);
  const yearsOf = (all: typeof newest) => [...all].map(([one, kept]) => ({ year: one, ...kept }));
  const now = calendarOf(yearsOf(newest));
  const changed = yearsOf(new Map([...newest, [year, values]]));
  const then = calendarOf(changed);
  const today = chinaDay(ctx.clock.now());
  const promises = (await promisesByDay(tx, session.mainIds, today)).map(({ day, count }) => ({
    ...{ day, count },
    gained: workingDaysBetween(then, today, day) - workingDaysBetween(now, today, day),
  }));
  const countOf = (holds: (one: (typeof promises)[number]) => boolean) =>
    promises.filter(holds).reduce((sum, { count }) => sum + count, 0);
  return {
    knownUntil: knownUntil(changed),
    open: countOf(() => true),
    less: countOf(({ gained }) => gained < 0),
    more: countOf(({ gained }) => gained > 0),
    onFreeDay: countOf(({ day }) => !then.isWorkday(day)),
    estimates: countOf(({ day }) => isEstimate(now, day) && !isEstimate(then, day)),
  };
}
