/** Row-level security turns a write to an account the transaction is not bound to into nothing: that is a fault of ours. */
export function assertTouched(rows: number, what: string): void {
  if (rows !== 1) throw new Error(`The transaction is not bound to the account of this ${what}`);
}
