import dayjs from 'dayjs';

/** An instant (ISO 8601 UTC) as a field of a moment takes it, in the reader's zone. */
export function toLocalTime(iso: string): string {
  const time = dayjs(iso);
  return time.isValid() ? time.format('YYYY-MM-DDTHH:mm') : '';
}

/** The instant of such a field; undefined while it is empty or half typed. */
export function fromLocalTime(text: string): string | undefined {
  const time = dayjs(text);
  return text !== '' && time.isValid() ? time.toISOString() : undefined;
}
