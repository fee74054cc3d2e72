import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { refused } from '../../kernel/states/stateWords';
import { sql } from '../../platform/db/sql';
import { itemsOf } from '../checks/checkRepository';
import { reviewsOf } from '../checks/reviewRepository';
import { draftView } from './draftView';
import { asEditor, openCheck } from './findingService';
import { takeReportInHand } from './hands';
import { draftOf, noteEditor } from './reportRepository';
import { pointsOf } from './reviewPoints';
import { isUnderReview, lastReturn } from './reviewState';

/** Ticks a point off, or takes the tick back: by whoever works the report again, while they do. */
export async function tickReviewPoint(ctx: SessionCtx, request: BodyOf<'tickReviewPoint'>) {
  const check = await openCheck(ctx, request.checkId);
  const { version } = await draftOf(ctx.tx, check);
  const reviews = await reviewsOf(ctx.tx, check);
  const step = lastReturn(reviews, version);
  if (
    !step ||
    isUnderReview(reviews, version) ||
    !['inProgress', 'awaitingInfo', 'disputed'].includes(check.status)
  )
    throw refused('check', check.status, 'inProgress', ctx.lang);
  const point = found(
    (await pointsOf(ctx, check)).get(step.id)?.find(({ pointId }) => pointId === request.pointId),
  );
  const item = (await itemsOf(ctx.tx, check)).find(({ id }) => id === point.checkItemId);
  if (item) await asEditor(ctx, check, item);
  await takeReportInHand(ctx, check, ['report', 'dispute']);
  const { userId } = ctx.session;
  await noteEditor(ctx.tx, check, version, userId, ctx.clock.now());
  const at = request.isDone ? ctx.clock.now() : null;
  const changed = await ctx.tx
    .run(sql`update review_point set done_at = ${at}, done_by = ${request.isDone ? userId : null}
    where main_id = ${check.mainId} and id = ${request.pointId} and (done_at is null) = ${request.isDone}`);
  if (changed > 0)
    await ctx.audit({
      action: request.isDone ? 'review.pointDone' : 'review.pointOpen',
      entity: 'check',
      entityId: check.id,
      mainId: check.mainId,
    });
  return draftView(ctx, check);
}
