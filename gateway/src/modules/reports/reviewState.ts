import type { SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { CheckRow, ItemRow } from '../checks/checkRepository';
import { refused } from '../../kernel/states/stateWords';
import { reviewsOf, type ReviewRow } from '../checks/reviewRepository';
import { draftOf } from './reportRepository';

/** The submission that waits for the reviewer: neither returned nor published since. */
export function openReview(reviews: readonly ReviewRow[], version: number): ReviewRow | undefined {
  const last = reviews.filter((row) => row.version === version).at(-1);
  return last?.action === 'submitted' ? last : undefined;
}

/** True while a version is under review. */
export function isUnderReview(reviews: readonly ReviewRow[], version: number): boolean {
  return openReview(reviews, version) !== undefined;
}

/** The step that last sent this version back. */
export function lastReturn(reviews: readonly ReviewRow[], version: number): ReviewRow | undefined {
  return reviews.findLast((row) => row.version === version && row.action === 'returned');
}

/** The version under review; refuses when there is none. */
export async function underReview(ctx: SessionCtx, check: CheckRow) {
  const { version, summaryEnc } = await draftOf(ctx.tx, check);
  const review = openReview(await reviewsOf(ctx.tx, check), version);
  if (!review) throw refused('check', check.status, 'reported', ctx.lang);
  return { reviewId: review.id, version, summaryEnc, author: review.byUser! };
}

/** True for an item the reviewer must open: done and not green. */
export const needsOpening = (item: ItemRow): boolean => item.status === 'done' && item.lamp !== 'green';

/** Items that are not green and that this person has not opened since the report was submitted. */
export async function unopened(
  tx: Tx,
  check: CheckRow,
  items: readonly ItemRow[],
  review: { id: string; userId: string },
): Promise<ItemRow[]> {
  const opened = await tx.many<{ id: string }>(sql`select check_item_id as id from review_opening
    where main_id = ${check.mainId} and review_id = ${review.id} and user_id = ${review.userId}`);
  const ids = new Set(opened.map((row) => row.id));
  return items.filter((item) => needsOpening(item) && !ids.has(item.id));
}
