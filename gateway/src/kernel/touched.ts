/**
 * Throws when a write touched no row: row-level security silently ignores writes to an account the transaction is not bound
 * to, which is a fault of ours.
 */
export function assertTouched(rows: number, what: string): void {
  if (rows !== 1) throw new Error(`The transaction is not bound to the account of this ${what}`);
}
