/** A style of times: to the minute for sentences, to the second for a file. */
export const MINUTE = 'short';
export const SECOND = 'medium';

/** `2026-01-31 09:05` in a zone; a day, which has none, stays as it is. */
export function momentIn(
  timeZone: string,
  timeStyle: typeof MINUTE | typeof SECOND,
): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle });
  return (instant) => (/^\d{4}-\d\d-\d\d$/.test(instant) ? instant : format.format(new Date(instant)));
}
