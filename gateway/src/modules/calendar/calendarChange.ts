import { CODE } from '@probity/contract/codeNames';
import {
  calendarFaults,
  differingDays,
  inOrder,
  isSameYear,
  type CalendarYear,
  type Occasion,
} from '@probity/contract/rules/workingCalendar';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { commonWords } from '../../kernel/words';
import { chinaDay } from '../../kernel/workingDays';
import { addCalendarChange, calendarChanges, lockCalendar } from './calendarRepository';
import { editableYears, emptyYear, getCalendarYear } from './calendarYears';
import { faultWords, occasions } from './words';

/**
 * Changes days of a year that have not begun. Promises are counted by it from this moment on; those that were made stay. The
 * same change sent again, because its reply was lost, is the one that is kept.
 * @throws 1000 at the field, 404, 2523 somebody changed it since it was read, 2524
 */
export async function changeCalendarYear(
  ctx: SessionCtx,
  { year, basedOn, values: given }: BodyOf<'changeCalendarYear'>,
): Promise<ReplyOf<'changeCalendarYear'>> {
  await lockCalendar(ctx.tx);
  const now = ctx.clock.now();
  const [newest] = await calendarChanges(ctx.tx, year);
  const before = newest?.values ?? emptyYear;
  assertYear(ctx, year, given, before);
  const values = { ...given, periods: inOrder(given.periods) };
  const isSame = isSameYear(before, values);
  if (isSame && newest?.createdBy === ctx.session.userId) return getCalendarYear(ctx, year);
  if ((newest?.id ?? null) !== basedOn) throw new BusinessError(CODE.CALENDAR_CHANGED);
  if (isSame) throw new BusinessError(CODE.CALENDAR_UNCHANGED);
  const id = uuidv7(now.getTime());
  await addCalendarChange(ctx.tx, { id, year, values, by: ctx.session.userId, at: now });
  await ctx.audit({
    action: 'calendar.changed',
    entity: 'calendar',
    entityId: id,
    detail: { year, days: differingDays(before.periods, values.periods).length },
  });
  return getCalendarYear(ctx, year);
}

/** @throws 1000 at the field, 404 the year cannot be kept */
export function assertYear(
  { clock, lang }: Pick<SessionCtx, 'clock' | 'lang'>,
  year: number,
  values: CalendarYear,
  before: CalendarYear,
): void {
  const today = chinaDay(clock.now());
  found(editableYears(today).includes(year) || null);
  const namesOf = (missing: readonly Occasion[]) =>
    missing.map((one) => occasions[one][lang]).join(commonWords.listJoint[lang]);
  const faults = calendarFaults(year, values, before, today);
  if (faults.length > 0)
    throw fieldError(
      faults.map(({ path, fault, missing = [] }) => ({
        path: `values.${path}`,
        msg: faultWords[fault]({ year, missing: namesOf(missing) })[lang],
      })),
    );
}
