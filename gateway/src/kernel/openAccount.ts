import { CODE } from '@probity/contract/codeNames';
import { sql } from '../platform/db/sql';
import type { Tx } from '../platform/db/tx';
import { BusinessError } from './errors';

/**
 * Refuses what would change an account that closes, and keeps a closing waiting until the transaction has ended: an order that was
 * begun before is there when the closing looks, one that comes after is refused. @throws 2043
 */
export async function assertAccountOpen(tx: Tx, mainId: string): Promise<void> {
  const { day } = await tx.one<{ day: string | null }>(sql`select account_writes(${mainId}) as day`);
  if (day !== null) throw new BusinessError(CODE.ACCOUNT_CLOSING, { day });
}

/**
 * Refuses what may be done while an account closes, but not to one whose erasure has begun: nothing stops that any more, and the
 * night that begins one waits for the transaction. @throws 2043
 */
export async function assertNotErasing(tx: Tx, mainId: string): Promise<void> {
  const day = await erasesSince(tx, mainId);
  if (day !== null) throw new BusinessError(CODE.ACCOUNT_CLOSING, { day });
}

/** China's day since which the account is erased; null unless that has begun. It does not begin before the transaction ends. */
export async function erasesSince(tx: Tx, mainId: string): Promise<string | null> {
  const { day } = await tx.one<{ day: string | null }>(sql`select account_erases(${mainId}) as day`);
  return day;
}

/** China's day on which the account is erased; null unless it closes. */
export async function closesOn(tx: Tx, mainId: string): Promise<string | null> {
  const { day } = await tx.one<{ day: string | null }>(sql`select account_closes(${mainId}) as day`);
  return day;
}

/** Waits for every call that changes something in the account, and makes those that come later wait. */
export async function lockForClosing(tx: Tx, mainId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('closing ' || ${mainId}::text, 0))`);
}
