import type { SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { assertRevealsLeft } from '../../kernel/revealLimit';
import type { CheckRow } from './checkRepository';
import { addToTimeline } from './transitions';

export interface Reveal {
  /**
   * The revealed value: a masked field, the phone of a person the candidate named, the signature of the consent, or a file of the
   * candidate's.
   */
  field: 'name' | 'mobile' | 'idNumber' | 'orderedIdNumber' | 'contact' | 'signature' | 'file';
  /** In the reader's words; stored with the check, never in the trail. */
  purpose: string;
  fileId?: string;
}

/**
 * Records a reveal: purpose stored, act on the timeline, within the limit per person. The transaction works for the account
 * of the check. @throws 2012 past the limit
 */
export async function noteReveal(
  ctx: SessionCtx,
  check: CheckRow,
  { field, purpose, fileId }: Reveal,
): Promise<void> {
  await assertRevealsLeft(ctx);
  await ctx.tx.run(sql`insert into reveal (main_id, id, check_id, user_id, field, purpose, at)
    values (${check.mainId}, ${uuidv7()}, ${check.id}, ${ctx.session.userId}, ${field}, ${purpose},
      ${ctx.clock.now()})`);
  await addToTimeline(ctx, check, 'revealed', fileId ? { field, file: fileId } : { field });
}
