import type { SessionCtx } from '../../context';
import { sql } from '../../db/sql';
import { guard } from '../checks/domain/stateWords';
import type { CheckRow } from '../checks/checkRepository';
import { moveCheck } from '../checks/transitions';
import { openWorkItem } from '../checks/workItems';
import { addReview, draftOf } from './reportRepository';

/**
 * Locks a published report and asks staff for its next version. The caller has locked the check and bound its account.
 * @throws 2004 unless it is reported
 */
export async function dispute(
  ctx: SessionCtx,
  check: CheckRow,
  request: { reason: string; checkItemId?: string },
  by: 'candidate' | 'enterprise',
): Promise<{ done: true }> {
  guard('check', check.status, 'disputed', ctx.lang);
  await moveCheck(ctx, check, 'disputed', { detail: { by } });
  const version = (await draftOf(ctx.tx, check)).version + 1;
  await ctx.tx.run(
    sql`update checks set draft_version = ${version} where main_id = ${check.mainId} and id = ${check.id}`,
  );
  await addReview(ctx.tx, check, {
    version,
    action: 'disputed',
    byUser: by === 'enterprise' ? ctx.session.userId : null,
    at: ctx.clock.now(),
    encrypt: (rowId) =>
      ctx.services.crypto.encrypt(request.reason, { table: 'report_review', column: 'comment_enc', rowId }),
  });
  await openWorkItem(ctx, check, 'dispute', { subjectId: request.checkItemId ?? null });
  return { done: true };
}
