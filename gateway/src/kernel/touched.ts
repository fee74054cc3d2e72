/**
 * Throws when a write touched other rows than were meant, or none: row-level security silently ignores writes to an account the transaction is not bound
 * to, which is a fault of ours.
 */
export function assertTouched(rows: number, what: string, expected = 1): void {
  if (rows !== expected) throw new Error(`The transaction is not bound to the account of this ${what}`);
}
