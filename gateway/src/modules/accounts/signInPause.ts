import type { Ctx } from '../../context';
import { sql } from '../../db/sql';
import type { Tx } from '../../db/tx';
import { BusinessError } from '../../errors';
import { networkOf } from './network';

export const PAUSED = 1002;

/** One account as seen from one network, as blind indexes: also for phones nobody has. */
export interface SignInPlace {
  account: string;
  network: string;
}

export function signInPlace(ctx: Ctx, mobileIndex: string): SignInPlace {
  return { account: mobileIndex, network: ctx.services.blindIndex.of('ip', networkOf(ctx.ip)) };
}

/** Counts a password try before it is looked at; throws 1002 during the pause. Commits by itself. */
export async function reserveTry(ctx: Ctx, place: SignInPlace): Promise<void> {
  const { wait } = await ctx.services.db.direct.one<{ wait: number }>(
    sql`select sign_in_reserve(${place.account}, ${place.network}, ${ctx.clock.now()}) as wait`,
  );
  throwIfPaused(wait);
}

/** The same pause on every other way in. */
export async function assertNotPaused(ctx: Ctx, tx: Tx, place: SignInPlace): Promise<void> {
  const { wait } = await tx.one<{ wait: number }>(
    sql`select sign_in_paused(${place.account}, ${place.network}, ${ctx.clock.now()}) as wait`,
  );
  throwIfPaused(wait);
}

/** After a right password. */
export async function clearPause(tx: Tx, place: SignInPlace): Promise<void> {
  await tx.run(sql`select sign_in_clear(${place.account}, ${place.network})`);
}

/** After a reset: on every network. */
export async function clearPausesOf(tx: Tx, mobileIndex: string): Promise<void> {
  await tx.run(sql`select sign_in_clear(${mobileIndex}, null)`);
}

function throwIfPaused(wait: number): void {
  if (wait > 0) throw new BusinessError(PAUSED, { minutes: Math.ceil(wait / 60) }, { retryAfter: wait });
}
