import type { SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { CheckRow } from './checkRepository';
import { tell } from './transitions';

const HOUR_MS = 3_600_000;
const REVEALS_PER_HOUR = 60;
const LIMIT = 2012;

export interface Reveal {
  /** What was shown: a masked field, the phone of somebody the candidate named, the drawn signature, or a file of the candidate's. */
  field: 'name' | 'mobile' | 'idNumber' | 'orderedIdNumber' | 'contact' | 'signature' | 'file';
  /** In the reader's words; kept with the check, never in the trail. */
  purpose: string;
  fileId?: string;
}

/**
 * Notes that somebody looks behind a mask: purpose kept, act on the timeline, 60 an hour per person over all gateways. The
 * transaction works for the account of the check. @throws 2012 past the limit
 */
export async function noteReveal(
  ctx: SessionCtx,
  check: CheckRow,
  { field, purpose, fileId }: Reveal,
): Promise<void> {
  const now = ctx.clock.now();
  const { userId } = ctx.session;
  // One at a time per user, over all gateways: otherwise a burst could pass the count together.
  await ctx.tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`reveal:${userId}`}, 7210404))`);
  const { n } = await ctx.tx.one<{ n: number }>(sql`select count(*)::int as n from reveal
    where main_id = any(${[...ctx.session.mainIds]}::uuid[]) and user_id = ${userId}
      and at > ${new Date(now.getTime() - HOUR_MS)}`);
  if (n >= REVEALS_PER_HOUR) throw new BusinessError(LIMIT, { limit: REVEALS_PER_HOUR });
  await ctx.tx.run(sql`insert into reveal (main_id, id, check_id, user_id, field, purpose, at)
    values (${check.mainId}, ${uuidv7()}, ${check.id}, ${userId}, ${field}, ${purpose}, ${now})`);
  await tell(ctx, check, 'revealed', fileId ? { field, file: fileId } : { field });
}
