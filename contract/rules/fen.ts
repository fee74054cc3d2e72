/** Amounts are integer fen (1/100 CNY). Throws RangeError on anything else. */
export function assertFen(fen: number): void {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`${fen} is not an integer amount of fen`);
}

/** `123456` → `¥1,234.56`; negative amounts as `-¥1.00`. Throws RangeError on anything but an integer. */
export function formatFen(fen: number): string {
  assertFen(fen);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}¥${yuan}.${digits.slice(-2)}`;
}

/** The most that is paid in at once, in fen: ten million yuan; more is a typing mistake. */
export const MOST_PAID_IN = 1_000_000_000;
