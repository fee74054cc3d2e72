import { DAY_LENGTH, onChinasDay } from './chinaTime';
import { formatDeadline } from './dates';

/**
 * The day in China of a deadline that is kept to the minute, told as `formatDeadline` tells a day: `2026-03-01`, with the zone for
 * a reader whose clock is not China's. Empty for nothing or no date.
 */
export const formatLastDay = (iso: string | null | undefined): string =>
  formatDeadline(onChinasDay(iso).slice(0, DAY_LENGTH));
