import { formatFen } from '@probity/contract/rules/fen';
import { parseYuan } from '@probity/contract/rules/yuan';

/** The most that is paid in at once, 10 000 000 yuan. */
export const MOST_FEN = 1_000_000_000;

/** An amount as typed, in fen; undefined unless it is 0.01 to 10 000 000.00 yuan. */
export function rechargeFen(typed: string): number | undefined {
  const fen = parseYuan(typed);
  return fen !== undefined && fen >= 1 && fen <= MOST_FEN ? fen : undefined;
}

/** Fen as one would type them, `1,234.50`; nothing for none or 0, and no more than can be paid in at once. */
export function yuanText(fen: number | undefined): string {
  return !fen ? '' : formatFen(Math.min(fen, MOST_FEN)).slice(1);
}
