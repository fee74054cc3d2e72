import dayjs from 'dayjs';
import i18next from 'i18next';
import { DAY_LENGTH, isAwayFromChina, onChinasClocks, onChinasDay } from './chinaTime';

/** Times come as ISO 8601 UTC from the gateway and are shown on the reader's clock; the day of one, in the reader's zone. */
export function formatDate(iso: string | null | undefined): string {
  return format(iso, 'YYYY-MM-DD');
}

/**
 * Date and minute on the reader's clock: `2026-03-01 09:05`, and `2026-03-01 09:05 UTC-05:00` where that is not China's (ADR 105).
 * Empty for nothing or no date.
 */
export function formatDateTime(iso: string | null | undefined): string {
  return format(iso, 'YYYY-MM-DD HH:mm');
}

/** The same to the second, for several events within one minute: `2026-03-01 09:05:07`. */
export function formatInstant(iso: string | null | undefined): string {
  return format(iso, 'YYYY-MM-DD HH:mm:ss');
}

function format(iso: string | null | undefined, pattern: string): string {
  if (!iso) return '';
  const time = dayjs(iso);
  if (!time.isValid()) return '';
  const isZoneSaid = pattern.length > DAY_LENGTH && isAwayFromChina(time.toDate());
  return time.format(isZoneSaid ? `${pattern} [UTC]Z` : pattern);
}

/** Today in the reader's zone as `YYYY-MM-DD`, the value of a field of a day. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}

/** The present day in China. */
export const chinaToday = (now: Date = new Date()): string => onChinasClocks(now.getTime()).slice(0, 10);

/**
 * A deadline as it is kept, in China: a day `2026-03-01`, or a moment `2026-03-01 18:30`; with the name of that zone for a reader
 * whose clock shows another time. Empty for nothing or no date.
 */
export function formatDeadline(iso: string | null | undefined): string {
  const time = onChinasDay(iso);
  return time && isAwayFromChina(new Date(iso!)) ? i18next.t('components.promise.inChina', { time }) : time;
}

/** True for a deadline in the past; a promised day is kept until it has ended in China. */
export function isOverdue(iso: string | null | undefined, now: Date = new Date()): boolean {
  if (!iso) return false;
  return iso.length === DAY_LENGTH ? iso < chinaToday(now) : Date.parse(iso) < now.getTime();
}

/** The days in China since a day, or the day of a moment; at least one for what is overdue. */
export function daysLate(iso: string, now: Date = new Date()): number {
  const since = Date.parse(chinaToday(now)) - Date.parse(onChinasDay(iso).slice(0, DAY_LENGTH));
  return Math.max(1, Math.round(since / 86_400_000));
}
