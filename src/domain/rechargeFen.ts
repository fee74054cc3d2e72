import { formatFen, MOST_PAID_IN } from '@probity/contract/rules/fen';
import { parseYuan } from '@probity/contract/rules/yuan';

/** An amount as typed, in fen; undefined unless it is 0.01 to 10 000 000.00 yuan. */
export function rechargeFen(typed: string): number | undefined {
  const fen = parseYuan(typed);
  return fen !== undefined && fen >= 1 && fen <= MOST_PAID_IN ? fen : undefined;
}

/** Fen as one would type them, `1,234.50`; nothing for none or 0, and no more than can be paid in at once. */
export function yuanText(fen: number | undefined): string {
  return !fen ? '' : formatFen(Math.min(fen, MOST_PAID_IN)).slice(1);
}

/** What one payment of an amount as typed leaves missing, where more is missing than is paid in at once; undefined otherwise. */
export function leftAfter(missing: number | undefined, typed: string): string | undefined {
  const paid = rechargeFen(typed);
  const isOver = missing !== undefined && missing > MOST_PAID_IN;
  return isOver && paid !== undefined ? formatFen(missing - paid) : undefined;
}
