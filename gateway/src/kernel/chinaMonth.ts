import { chinaDay } from './workingDays';

const CHINA_OFFSET_MS = 8 * 3_600_000;

/** The month in China of a moment, as `YYYY-MM`. */
export function chinaMonth(moment: Date): string {
  return chinaDay(moment).slice(0, 7);
}

/** The month after one, both as `YYYY-MM`. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The moment at which a month begins in China. */
export function monthBegins(month: string): Date {
  return new Date(Date.parse(`${month}-01T00:00:00Z`) - CHINA_OFFSET_MS);
}

/** The last day of a month, as `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  return chinaDay(new Date(monthBegins(nextMonth(month)).getTime() - 1));
}
