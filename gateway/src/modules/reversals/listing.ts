import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { operatorRefund, refundable, type Refundability } from '../payments/refunds';
import { MOST_COUNTED } from '../../kernel/counting';
import { countReceived, receivedAfter, type ReceivedRow } from './reversalRepository';

const LIST = 'receivedMoney';
const USUAL_LIMIT = 20;

/** What came in over all accounts, the newest first: by a part of the enterprise's name, or the whole reference. */
export async function listReceivedMoney(
  ctx: SessionCtx,
  { text, cursor, limit = USUAL_LIMIT }: BodyOf<'listReceivedMoney'>,
): Promise<ReplyOf<'listReceivedMoney'>> {
  const after = positionOf(ctx, LIST, cursor);
  const search = text?.normalize('NFKC').trim() || null;
  const found = await receivedAfter(ctx.tx, { text: search, after, limit: limit + 1 });
  const rows = found.map((row) => ({ ...row, id: row.bookingId }));
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ atKey }) => atKey });
  const total = after ? null : await countReceived(ctx.tx, search, MOST_COUNTED);
  return { rows: page.map((row) => wire(row, ctx)), nextCursor, total };
}

export function wire(row: ReceivedRow, ctx: Pick<SessionCtx, 'services' | 'clock'>): ReplyOf<'askReversal'> {
  return {
    bookingId: row.bookingId,
    mainId: row.mainId,
    mainName: row.mainName,
    amount: row.amount,
    reference: row.reference,
    way: row.paymentId ? 'scan' : row.transferred ? 'transfer' : 'command',
    at: row.at.toISOString(),
    by: row.byName ?? '',
    available: row.available,
    isReversed: row.isReversed,
    refundable: refundable(refundabilityOf(row), ctx),
    refund:
      row.refundStatus &&
      operatorRefund({
        ...{ status: row.refundStatus, askedAt: row.refundAskedAt!, endedAt: row.refundEndedAt },
        ...{ fault: row.refundFault, outRefundNo: row.outRefundNo! },
      }),
    asked: row.askedStatus && {
      status: row.askedStatus,
      reason: row.reason ?? '',
      giveBack: row.givenBackBy!,
      by: row.askedByName ?? '',
      at: row.askedAt!.toISOString(),
      decidedBy: row.decidedByName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      refusal: row.refusal,
    },
  };
}

/** What is asked of a recharge before its provider gives it back. */
export function refundabilityOf(row: ReceivedRow): Refundability {
  const { paymentId, provider, merchantId, paymentStatus, wasGivenBack, at: paidAt } = row;
  const payment =
    paymentId === null ? null : { provider: provider!, merchantId: merchantId!, status: paymentStatus! };
  return { payment, paidAt, wasGivenBack };
}
