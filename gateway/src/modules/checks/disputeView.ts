import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { itemsOf, type CheckRow } from './checkRepository';
import { candidateOf } from './detailRepository';
import { titlesOf } from './itemTitles';
import { reviewsOf, type ReviewRow } from './reviewRepository';
import { disputeDue } from './workItems';

type Dispute = components['schemas']['Dispute'];
type Side = Dispute['side'];

/** Who reads: the analysts know both sides; each side its own words, and of the other that it disputed what. */
export type DisputeReader = 'staff' | Side;

/** Whom a session of the console stands for. */
export const disputeReader = ({ session }: SessionCtx): DisputeReader =>
  session.kind === 'staff' ? 'staff' : 'enterprise';

const sideOf = (row: ReviewRow): Side => (row.byUser ? 'enterprise' : 'candidate');

/** What was written in a step of a report's review; null once it was erased. */
export function commentOf(ctx: SessionCtx, row: Pick<ReviewRow, 'id' | 'commentEnc'>): string | null {
  const place = { table: 'report_review', column: 'comment_enc', rowId: row.id };
  return row.commentEnc && ctx.services.crypto.decrypt(row.commentEnc, place);
}

/** Every dispute of a report with what answered it, the oldest first, as this reader may know it. */
export async function disputesOf(
  ctx: SessionCtx,
  check: CheckRow,
  reader: DisputeReader,
): Promise<Dispute[]> {
  const reviews = await reviewsOf(ctx.tx, check);
  if (!reviews.some((row) => row.action === 'disputed')) return [];
  const items = await itemsOf(ctx.tx, check);
  const titleOf = await titlesOf(ctx, check);
  const { name: candidateName } = await candidateOf(ctx.tx, check);
  const disputes: Dispute[] = [];
  for (const [index, row] of reviews.entries()) {
    if (row.action !== 'disputed') continue;
    const side = sideOf(row);
    const isTold = reader === 'staff' || reader === side;
    const item = items.find((one) => one.id === row.checkItemId);
    const answer = answerOf(ctx, reviews.slice(index + 1), isTold);
    disputes.push({
      at: row.at.toISOString(),
      side,
      by: side === 'candidate' ? candidateName : reader === 'candidate' ? '' : (row.byName ?? ''),
      checkItemId: item?.id ?? null,
      itemName: item ? titleOf(item) : null,
      reason: isTold ? commentOf(ctx, row) : null,
      dueOn: answer ? null : disputeDue(row.at),
      answer,
    });
  }
  return disputes;
}

/** A report is disputed again only once the dispute before is answered, so the next answer is this one's. */
function answerOf(ctx: SessionCtx, after: readonly ReviewRow[], isTold: boolean): Dispute['answer'] {
  const row = after.find(({ action }) => action === 'published' || action === 'rejected');
  if (!row) return null;
  const isRejected = row.action === 'rejected';
  return {
    at: row.at.toISOString(),
    kind: isRejected ? 'rejected' : 'newVersion',
    version: row.version,
    // What a reviewer notes at publishing is the analysts' own.
    reason: isRejected && isTold ? commentOf(ctx, row) : null,
  };
}
