import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError } from '../../kernel/errors';
import { publish } from '../events/publish';
import { guard, refused } from '../../kernel/states/stateWords';
import { assertOwnFiles, lockReached } from '../checks/actionService';
import { notifyOfReport } from '../checks/candidateNews';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { moveCheck } from '../checks/transitions';
import type { Work } from '../../kernel/work';
import { closeWorkOfKinds, disputeDue, openWorkItem } from '../checks/workItems';
import { draftView } from './draftView';
import { listed } from '../../kernel/texts';
import { openCheck } from './findingService';
import { takeReportInHand } from './hands';
import { addReview, reviewsOf } from '../checks/reviewRepository';
import { draftOf } from './reportRepository';
import { rejectingOf } from './rejecters';
import { isUnderReview } from './reviewState';
import { words } from './words';

/**
 * Locks a published report and asks staff for its next version. The caller has locked the check and bound its account.
 * @throws 2004 unless it is reported, 1000 for an item that is not in the report
 */
export async function dispute(
  work: Work,
  check: CheckRow,
  /** Its files are known to be the disputing party's own. */
  request: { reason: string; checkItemId?: string; fileIds?: string[] },
  /** The account's user; null for the candidate. */
  byUser: string | null,
): Promise<{ done: true }> {
  guard('check', check.status, 'disputed', work.lang);
  const { checkItemId } = request;
  if (checkItemId && !(await itemsOf(work.tx, check)).some((item) => item.id === checkItemId)) {
    throw fieldError([{ path: 'checkItemId', msg: words.notOfReport[work.lang] }]);
  }
  await moveCheck(work, check, 'disputed', { detail: { by: byUser ? 'enterprise' : 'candidate' } });
  // Staff hear of every dispute; whoever is in charge of the record of the other side's.
  if (!byUser) {
    const about = { mainId: check.mainId, entity: 'check', entityId: check.id, checkId: check.id };
    await publish(work, { kind: 'check.disputedByCandidate', ...about });
  }
  const version = (await draftOf(work.tx, check)).version + 1;
  await work.tx.run(
    sql`update checks set draft_version = ${version} where main_id = ${check.mainId} and id = ${check.id}`,
  );
  await addReview(work.tx, check, {
    version,
    action: 'disputed',
    checkItemId,
    byUser,
    fileIds: request.fileIds,
    at: work.clock.now(),
    encrypt: (rowId) =>
      work.services.crypto.encrypt(request.reason, { table: 'report_review', column: 'comment_enc', rowId }),
  });
  const dueAt = await disputeDue(work, work.clock.now());
  await openWorkItem(work, check, 'dispute', { subjectId: checkItemId ?? null, dueAt });
  return { done: true };
}

/** The enterprise disputes a report. @throws 404 for a file that is not the caller's own upload */
export async function disputeReport(
  ctx: SessionCtx,
  request: BodyOf<'disputeReport'>,
): Promise<{ done: true }> {
  const check = await lockReached(ctx, request.checkId);
  await assertOwnFiles(ctx, request.fileIds ?? []);
  return dispute(ctx, check, request, ctx.session.userId);
}

/**
 * Answers a dispute with the reason why the report stays as it is. Never by the person who published it (the database
 * refuses that too), by who wrote it only where nobody else can, and only while the findings are still those of the published
 * version.
 */
export async function rejectDispute(ctx: SessionCtx, request: BodyOf<'rejectDispute'>) {
  const check = await openCheck(ctx, request.checkId);
  if (check.status !== 'disputed') throw refused('check', check.status, 'reported', ctx.lang);
  const { version } = await draftOf(ctx.tx, check);
  const reviews = await reviewsOf(ctx.tx, check);
  if (isUnderReview(reviews, version)) throw refused('check', check.status, 'reported', ctx.lang);
  const { published, rejecters, isAuthor, against } = await rejectingOf(ctx, check);
  if (against === 'publisher') throw new BusinessError(CODE.PUBLISHER_CANNOT_REJECT);
  if (against === 'author') {
    const names = rejecters.map(({ name }) => name);
    throw new BusinessError(CODE.AUTHOR_CANNOT_REJECT, { who: listed(names, ctx.lang) });
  }
  if (against === 'changed') throw new BusinessError(CODE.FINDINGS_CHANGED);
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
    byAuthor: isAuthor,
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
