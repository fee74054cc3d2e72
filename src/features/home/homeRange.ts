import dayjs from 'dayjs';

export const HOME_RANGES = [7, 30, 90] as const;
export type HomeRange = (typeof HOME_RANGES)[number];

const USUAL: HomeRange = 30;
const DAY = 'YYYY-MM-DD';

/** The range in an address; an invalid one means the default. */
export function parseHomeRange(search: URLSearchParams): HomeRange {
  return HOME_RANGES.find((days) => String(days) === search.get('range')) ?? USUAL;
}

/** The address of a range; the default is not written. */
export function formatHomeRange(range: HomeRange): Record<string, string> {
  return range === USUAL ? {} : { range: String(range) };
}

/** The days of a range that ends with the given day; both inclusive. */
export function daysOfRange(range: HomeRange, lastDay: string): { from: string; to: string } {
  return {
    from: dayjs(lastDay)
      .subtract(range - 1, 'day')
      .format(DAY),
    to: lastDay,
  };
}

/** The change of a number in whole percent: `+18%`; undefined without a previous number. */
export function changeOf(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  return percent < 0 ? `\u2212${-percent}%` : `+${percent}%`;
}
