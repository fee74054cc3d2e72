import { chinaToday } from '../../lib/dates';

/** How many months back a period begins and ends; the present one is 0. */
export const periods = {
  this: [0, 0],
  last: [1, 1],
  three: [2, 0],
  twelve: [11, 0],
} as const;
export type Period = keyof typeof periods;

/** The first and last month of a period, `YYYY-MM`, by China's present day. */
export function monthsOf(period: Period, today: string = chinaToday()): { from: string; to: string } {
  const [first, last] = periods[period];
  return { from: monthsBefore(today, first), to: monthsBefore(today, last) };
}

function monthsBefore(day: string, many: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - many, 1)).toISOString().slice(0, 7);
}

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
