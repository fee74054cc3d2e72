import { CODE } from '@probity/contract/codeNames';
import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { networkOf } from '../../kernel/network';

/** Wrong passwords of one network in 10 minutes, over all accounts: one password tried on many phones. */
export const NETWORK_FAILURES = 50;

/** One account as seen from one network, as blind indexes: also for phones nobody has. */
export interface SignInSource {
  account: string;
  network: string;
}

export function signInSource(ctx: Ctx, mobileIndex: string): SignInSource {
  return { account: mobileIndex, network: ctx.services.blindIndex.of('ip', networkOf(ctx.ip)) };
}

/** Counts a password try before it is checked; throws 1002 during the pause. Commits by itself. */
export async function reserveTry(ctx: Ctx, source: SignInSource): Promise<void> {
  const { wait } = await ctx.services.db.direct.one<{ wait: number }>(
    sql`select sign_in_reserve(${source.account}, ${source.network}, ${ctx.clock.now()}) as wait`,
  );
  throwIfPaused(wait);
}

/**
 * Counts a sign-in by password for its network, too, before it is checked. A right password is given back (`giveBack`).
 * Commits by itself.
 * @throws 1007 the network's failures are used up, 1002 the account's; both with `data.retryAfter` in seconds
 */
export async function reserveSignIn(ctx: Ctx, source: SignInSource): Promise<void> {
  const { verdict, wait } = await ctx.services.db.direct.one<{ verdict: string; wait: number }>(
    sql`select verdict, wait from sign_in_try(${source.account}, ${source.network}, ${NETWORK_FAILURES},
      ${ctx.clock.now()})`,
  );
  if (verdict === 'network') throw new BusinessError(CODE.TOO_MANY_REQUESTS, {}, { retryAfter: wait });
  throwIfPaused(wait);
}

/** Gives a try back: a right password is no failure of its network. */
export async function giveBack(tx: Tx, source: SignInSource): Promise<void> {
  await tx.run(sql`select sign_in_network_give_back(${source.network})`);
}

/** Applies the same pause to every other way of signing in. */
export async function assertNotPaused(ctx: Ctx, tx: Tx, source: SignInSource): Promise<void> {
  const { wait } = await tx.one<{ wait: number }>(
    sql`select sign_in_paused(${source.account}, ${source.network}, ${ctx.clock.now()}) as wait`,
  );
  throwIfPaused(wait);
}

/** Clears the pause after a right password. */
export async function clearPause(tx: Tx, source: SignInSource): Promise<void> {
  await tx.run(sql`select sign_in_clear(${source.account}, ${source.network})`);
}

/** Clears the pause after a reset, on every network. */
export async function clearPausesOf(tx: Tx, mobileIndex: string): Promise<void> {
  await tx.run(sql`select sign_in_clear(${mobileIndex}, null)`);
}

function throwIfPaused(wait: number): void {
  if (wait > 0)
    throw new BusinessError(CODE.PASSWORD_LOCKED, { minutes: Math.ceil(wait / 60) }, { retryAfter: wait });
}
