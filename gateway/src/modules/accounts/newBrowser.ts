import { deviceName } from '@probity/contract/rules/deviceName';
import type { Ctx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { publishOfNobody } from '../events/publish';

/** A browser that was not used for longer counts as not seen. */
const SEEN_DAYS = 90;

/**
 * Whether a sign-in comes with a browser and system that the person has not signed in with for 90 days; asked before it is
 * noted. By name alone: a network changes daily, and a user agent can claim anything. Nobody's first sign-in is one.
 */
export async function isNewBrowser(
  ctx: Pick<Ctx, 'clock' | 'userAgent'>,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - SEEN_DAYS * 86_400_000);
  const { wasHere, agents } = await tx.one<{ wasHere: boolean; agents: string[] }>(
    sql`select was_here as "wasHere", agents from sign_in_browsers(${userId}, ${since})`,
  );
  return wasHere && !agents.map(deviceName).includes(deviceName(ctx.userAgent));
}

/**
 * Tells a person that somebody signed in as them with a browser not seen before. The actor is nobody: whoever it was, the
 * person is told. `tx` is bound to the account.
 */
export async function tellOfNewBrowser(
  ctx: Pick<Ctx, 'clock' | 'userAgent'>,
  tx: Tx,
  { userId, mainId }: { userId: string; mainId: string },
): Promise<void> {
  await publishOfNobody(tx, ctx.clock.now(), {
    kind: 'signIn.newBrowser',
    mainId,
    entity: 'user',
    entityId: userId,
    detail: { person: userId, browser: deviceName(ctx.userAgent) },
  });
}
