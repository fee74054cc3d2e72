import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { isOfOwnRefund } from './oddityRepository';
import { paymentsAfter, type PaymentRow } from './paymentRepository';
import { refundView } from './refunds';

const LIST = 'payments';
const USUAL_LIMIT = 10;

/** The account's payments by scanning, the newest first. */
export async function listPayments(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT }: BodyOf<'listPayments'>,
): Promise<ReplyOf<'listPayments'>> {
  const after = positionOf(ctx, LIST, cursor);
  const rows = await paymentsAfter(ctx.tx, ctx.session.mainId, { after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ begunKey }) => begunKey });
  return { rows: page.map((row) => wire(row, ctx.clock.now())), nextCursor };
}

/** A payment as its enterprise reads it: with its code as long as it can be scanned. */
export function wire(row: PaymentRow, now: Date): ReplyOf<'checkPayment'> {
  const left = Math.max(0, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000));
  return {
    paymentId: row.id,
    provider: row.provider,
    status: row.status,
    amount: row.amount,
    codeUrl: row.status === 'created' && left > 0 ? row.codeUrl : null,
    begunBy: row.begunByName ?? '',
    begunAt: row.begunAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    secondsLeft: row.status === 'created' ? left : 0,
    endedAt: row.endedAt?.toISOString() ?? null,
    transactionId: row.transactionId,
    reversed: row.reversed,
    reversedWhy: row.reversedWhy,
    oddity: oddityOf(row),
    refund:
      row.refundStatus === null
        ? null
        : refundView({
            ...{ status: row.refundStatus, askedAt: row.refundAskedAt!, endedAt: row.refundEndedAt },
          }),
  };
}

/**
 * What does not fit a payment, and what operators did about it; the note that they wrote is theirs. That a refund of ours waited or failed
 * is said no more once the money was given back.
 */
function oddityOf({ oddKind, oddAmount, oddSettledAt, oddOutcome, refundStatus }: PaymentRow) {
  if (!oddKind || (refundStatus === 'success' && isOfOwnRefund(oddKind))) return null;
  return {
    kind: oddKind,
    amount: oddAmount,
    settledAt: oddSettledAt?.toISOString() ?? null,
    outcome: oddOutcome,
  };
}
