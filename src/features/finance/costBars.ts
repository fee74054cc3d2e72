import type { Cost } from '../../api/resources/balanceApi';
import type { Side } from './costSides';

/** More bars than these are no picture any more. */
const MOST_BARS = 8;

/** In pixels: of the months it is the same, of the rest it grows with them. */
export const chartHeight = (by: Side, rows: number) =>
  by === 'month' ? 280 : 56 + 36 * Math.min(rows, MOST_BARS);

type Bar = Pick<Cost, 'key' | 'charged'>;

/**
 * The bars of a chart: every month of the time, also one in which nothing was spent; of everything else the dearest.
 * @returns `left`: how many rows have no bar
 */
export function barsOf(
  rows: readonly Cost[],
  by: Side,
  months: { from: string; to: string },
): { bars: Bar[]; left: number } {
  if (by !== 'month') return { bars: rows.slice(0, MOST_BARS), left: Math.max(0, rows.length - MOST_BARS) };
  const bars = monthsBetween(months).map((key) => ({
    key,
    charged: rows.find((row) => row.key === key)?.charged ?? 0,
  }));
  return { bars, left: 0 };
}

function monthsBetween({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  for (const at = new Date(`${from}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month > to) return months;
    months.push(month);
  }
}
