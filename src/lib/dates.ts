import dayjs from 'dayjs';

/** Times come as ISO 8601 UTC from the gateway and are shown in the reader's zone. */
export function formatDate(iso: string | null | undefined): string {
  return format(iso, 'YYYY-MM-DD');
}

/** Date and minute in the reader's zone: `2026-03-01 09:05`. Empty for nothing or no date. */
export function formatDateTime(iso: string | null | undefined): string {
  return format(iso, 'YYYY-MM-DD HH:mm');
}

/** To the second, for several events within one minute: `2026-03-01 09:05:07`. */
export function formatInstant(iso: string | null | undefined): string {
  return format(iso, 'YYYY-MM-DD HH:mm:ss');
}

function format(iso: string | null | undefined, pattern: string): string {
  if (!iso) return '';
  const time = dayjs(iso);
  return time.isValid() ? time.format(pattern) : '';
}

/** Today in the reader's zone as `YYYY-MM-DD`, the shape of a native date input. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}

/** True for a promised time in the past; a promised day is kept until it has ended. */
export function isOverdue(iso: string | null | undefined, now: Date = new Date()): boolean {
  if (!iso) return false;
  return dayjs(iso).isBefore(now, iso.length === 10 ? 'day' : 'millisecond');
}
