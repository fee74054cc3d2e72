import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError } from '../../kernel/errors';
import { guard, refused } from '../../kernel/states/stateWords';
import { notifyOfReport } from '../checks/candidateNews';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { moveCheck } from '../checks/transitions';
import type { Work } from '../../kernel/work';
import { closeWorkOfKinds, disputeDue, openWorkItem } from '../checks/workItems';
import { draftView } from './draftView';
import { openCheck } from './findingService';
import { takeReportInHand } from './hands';
import { isUnchanged } from './reportBody';
import { addReview, reviewsOf } from '../checks/reviewRepository';
import { draftOf, versionsOf } from './reportRepository';
import { isUnderReview } from './reviewState';
import { words } from './words';

/**
 * Locks a published report and asks staff for its next version. The caller has locked the check and bound its account.
 * @throws 2004 unless it is reported, 1000 for an item that is not in the report
 */
export async function dispute(
  work: Work,
  check: CheckRow,
  request: { reason: string; checkItemId?: string },
  /** The account's user; null for the candidate. */
  byUser: string | null,
): Promise<{ done: true }> {
  guard('check', check.status, 'disputed', work.lang);
  const { checkItemId } = request;
  if (checkItemId && !(await itemsOf(work.tx, check)).some((item) => item.id === checkItemId)) {
    throw fieldError([{ path: 'checkItemId', msg: words.notOfReport[work.lang] }]);
  }
  await moveCheck(work, check, 'disputed', { detail: { by: byUser ? 'enterprise' : 'candidate' } });
  const version = (await draftOf(work.tx, check)).version + 1;
  await work.tx.run(
    sql`update checks set draft_version = ${version} where main_id = ${check.mainId} and id = ${check.id}`,
  );
  await addReview(work.tx, check, {
    version,
    action: 'disputed',
    checkItemId,
    byUser,
    at: work.clock.now(),
    encrypt: (rowId) =>
      work.services.crypto.encrypt(request.reason, { table: 'report_review', column: 'comment_enc', rowId }),
  });
  const dueAt = await disputeDue(work, work.clock.now());
  await openWorkItem(work, check, 'dispute', { subjectId: checkItemId ?? null, dueAt });
  return { done: true };
}

/**
 * Answers a dispute with the reason why the report stays as it is. Never by the person who published it (the database
 * refuses that too), and only while the findings are still those of the published version.
 */
export async function rejectDispute(ctx: SessionCtx, request: BodyOf<'rejectDispute'>) {
  const check = await openCheck(ctx, request.checkId);
  if (check.status !== 'disputed') throw refused('check', check.status, 'reported', ctx.lang);
  const { version } = await draftOf(ctx.tx, check);
  const reviews = await reviewsOf(ctx.tx, check);
  if (isUnderReview(reviews, version)) throw refused('check', check.status, 'reported', ctx.lang);
  const published = (await versionsOf(ctx.tx, check)).at(-1)!;
  if (published.reviewerId === ctx.session.userId) throw new BusinessError(CODE.PUBLISHER_CANNOT_REJECT);
  if (!(await isUnchanged(ctx.services, ctx.tx, check, published)))
    throw new BusinessError(CODE.FINDINGS_CHANGED);
  await takeReportInHand(ctx, check, ['dispute']);
  const moved = await moveCheck(ctx, check, 'reported', {
    sameVersion: true,
    detail: { version: published.version },
  });
  await ctx.tx.run(sql`update checks set draft_version = ${published.version}
    where main_id = ${check.mainId} and id = ${check.id}`);
  await addReview(ctx.tx, check, {
    version: published.version,
    action: 'rejected',
    byUser: ctx.session.userId,
    at: ctx.clock.now(),
    encrypt: (rowId) =>
      ctx.services.crypto.encrypt(request.reason, { table: 'report_review', column: 'comment_enc', rowId }),
  });
  await closeWorkOfKinds(ctx, check, ['dispute'], ctx.session.userId);
  // The disputing party is notified: the enterprise by its event, the candidate by SMS.
  if (reviews.findLast((row) => row.action === 'disputed')?.byUser === null)
    await notifyOfReport(ctx, check, 'disputeRejected');
  return draftView(ctx, moved);
}
