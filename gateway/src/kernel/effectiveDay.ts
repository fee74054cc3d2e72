import { MOST_DAYS_AHEAD } from '@probity/contract/rules/catalogueEdit';
import type { SessionCtx } from './context';
import { fieldError } from './errors';
import { addDays, chinaDay, startOfDay } from './workingDays';
import { dayWords } from './words';

/**
 * The moment from which something counts that is chosen by China's day: at once for today, else the day's first moment.
 * @throws 1000 for a day that is over, or too far ahead to be meant
 */
export function effectiveFrom({ lang }: Pick<SessionCtx, 'lang'>, day: string, now: Date): Date {
  const today = chinaDay(now);
  if (day < today) throw fieldError([{ path: 'effectiveOn', msg: dayWords.dayOver[lang] }]);
  if (day > addDays(today, MOST_DAYS_AHEAD))
    throw fieldError([{ path: 'effectiveOn', msg: dayWords.dayFar[lang] }]);
  return day === today ? now : startOfDay(day);
}
