import { CODE } from '@probity/contract/codeNames';
import { sql } from '../platform/db/sql';
import type { SessionCtx } from './context';
import { BusinessError } from './errors';

const HOUR_MS = 3_600_000;
const REVEALS_PER_HOUR = 60;

/**
 * Limits everybody to 60 reveals of masked data an hour, over all gateways and counting candidates' and enterprises' data
 * together. Reveals of one user are counted one after the other, or a burst could pass the limit together. @throws 2012 past
 * it
 */
export async function assertRevealsLeft(ctx: SessionCtx): Promise<void> {
  const { tx, session } = ctx;
  const { userId } = session;
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`reveal:${userId}`}, 7210404))`);
  const mainIds = [...session.mainIds];
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS);
  const { n } = await tx.one<{ n: number }>(sql`select
    (select count(*) from reveal where main_id = any(${mainIds}::uuid[]) and user_id = ${userId} and at > ${since})::int
    + (select count(*) from certification_reveal
       where main_id = any(${mainIds}::uuid[]) and user_id = ${userId} and at > ${since})::int as n`);
  if (n >= REVEALS_PER_HOUR) throw new BusinessError(CODE.REVEAL_LIMIT, { limit: REVEALS_PER_HOUR });
}
