import type { Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { itemsOf, type CheckRow } from './checkRepository';
import { candidateOf, filesById } from './detailRepository';
import { titlesOf } from './itemTitles';
import { disputeDueOn, reviewsOf, type ReviewRow } from './reviewRepository';
import { fileView } from './statements';

type Dispute = components['schemas']['Dispute'];
type Side = Dispute['side'];

/**
 * The reader of disputes: analysts read both sides; each side its own text, and of the other only that it disputed
 * something.
 */
export type DisputeReader = 'staff' | Side;

/** The side a console session belongs to. */
export const disputeReader = ({ session }: Pick<Reader, 'session'>): DisputeReader =>
  session.kind === 'staff' ? 'staff' : 'enterprise';

const sideOf = (row: ReviewRow): Side => (row.byUser ? 'enterprise' : 'candidate');

/** The comment of a step of a report's review; null once it was erased. */
export function commentOf(ctx: Reader, row: Pick<ReviewRow, 'id' | 'commentEnc'>): string | null {
  const place = { table: 'report_review', column: 'comment_enc', rowId: row.id };
  return row.commentEnc && ctx.services.crypto.decrypt(row.commentEnc, place);
}

/** All disputes of a report with their answers, oldest first, as far as this reader may see them. */
export async function disputesOf(ctx: Reader, check: CheckRow, reader: DisputeReader): Promise<Dispute[]> {
  const reviews = await reviewsOf(ctx.tx, check);
  if (!reviews.some((row) => row.action === 'disputed')) return [];
  const items = await itemsOf(ctx.tx, check);
  const titleOf = await titlesOf(ctx, check);
  const { name: candidateName } = await candidateOf(ctx.tx, check);
  const files = await filesById(
    ctx.tx,
    check.mainId,
    reviews.flatMap(({ fileIds }) => fileIds),
  );
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
      files: isTold ? files.filter(({ fileId }) => row.fileIds.includes(fileId)).map(fileView) : [],
      // As it was said then: the calendar may have been changed since.
      dueOn: answer ? null : await disputeDueOn(ctx.tx, check),
      answer,
    });
  }
  return disputes;
}

/** A report is disputed again only after an answer, so the next answer is this dispute's. */
function answerOf(ctx: Reader, after: readonly ReviewRow[], isTold: boolean): Dispute['answer'] {
  const row = after.find(({ action }) => action === 'published' || action === 'rejected');
  if (!row) return null;
  const isRejected = row.action === 'rejected';
  return {
    at: row.at.toISOString(),
    kind: isRejected ? 'rejected' : 'newVersion',
    version: row.version,
    // A reviewer's note at publishing is for analysts only.
    reason: isRejected && isTold ? commentOf(ctx, row) : null,
    byAuthor: row.byAuthor,
  };
}
