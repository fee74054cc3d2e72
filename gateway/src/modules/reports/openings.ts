import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { itemsOf } from '../checks/checkRepository';
import { openItem } from './findingService';
import { isEditor } from './reportRepository';
import { underReview, unopened } from './reviewState';

/**
 * Records that the reviewer has an item on screen. An editor looks at their own work: that does not count and is not stored.
 */
export async function openInReview(ctx: SessionCtx, request: BodyOf<'openInReview'>) {
  const { check, item } = await openItem(ctx, request.checkItemId);
  const { reviewId, version } = await underReview(ctx, check);
  const { userId } = ctx.session;
  if (await isEditor(ctx.tx, check, version, userId)) return { toOpen: [] };
  const kept = await ctx.tx
    .run(sql`insert into review_opening (main_id, review_id, check_item_id, user_id, opened_at)
    values (${check.mainId}, ${reviewId}, ${item.id}, ${userId}, ${ctx.clock.now()}) on conflict do nothing`);
  if (kept > 0)
    await ctx.audit({
      action: 'review.itemOpened',
      entity: 'check_item',
      entityId: item.id,
      mainId: check.mainId,
    });
  const left = await unopened(ctx.tx, check, await itemsOf(ctx.tx, check), { id: reviewId, userId });
  return { toOpen: left.map((one) => one.id) };
}
