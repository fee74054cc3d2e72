// China has one zone, eight hours before UTC all the year. What is promised, is due or ends is a day or a moment there.
const CHINA_MINUTES = 480;

/** A moment on the clocks of China: `2026-03-01T09:05:07.000Z` is read as the local time. */
export const onChinasClocks = (time: number) => new Date(time + CHINA_MINUTES * 60_000).toISOString();

/** True where the reader's clock shows another time than China's does. */
export const isAwayFromChina = (at: Date = new Date()): boolean => at.getTimezoneOffset() !== -CHINA_MINUTES;

/** `2026-03-01` */
export const DAY_LENGTH = 10;

/** A deadline as China's clocks show it: a day `2026-03-01`, or a moment `2026-03-01 18:30`. Empty for nothing or no date. */
export function onChinasDay(iso: string | null | undefined): string {
  if (!iso || iso.length === DAY_LENGTH) return iso ?? '';
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : onChinasClocks(time).slice(0, 16).replace('T', ' ');
}
