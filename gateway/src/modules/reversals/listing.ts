import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { receivedAfter, type ReceivedRow } from './reversalRepository';

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
  return { rows: page.map(wire), nextCursor };
}

export function wire(row: ReceivedRow): ReplyOf<'askReversal'> {
  return {
    bookingId: row.bookingId,
    mainId: row.mainId,
    mainName: row.mainName,
    amount: row.amount,
    reference: row.reference,
    way: row.scanned ? 'scan' : row.transferred ? 'transfer' : 'command',
    at: row.at.toISOString(),
    by: row.byName ?? '',
    available: row.available,
    isReversed: row.isReversed,
    asked: row.askedStatus && {
      status: row.askedStatus,
      reason: row.reason ?? '',
      by: row.askedByName ?? '',
      at: row.askedAt!.toISOString(),
      decidedBy: row.decidedByName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      refusal: row.refusal,
    },
  };
}
