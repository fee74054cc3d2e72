import { CODE } from '@probity/contract/codeNames';
import type { Lang, SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { payoutsAfter, type PayoutRow } from './payoutRepository';
import { closedAs } from './words';

const LIST = 'payouts';
const USUAL_LIMIT = 20;

export async function listPayouts(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT }: BodyOf<'listPayouts'>,
): Promise<ReplyOf<'listPayouts'>> {
  const after = positionOf(ctx, LIST, cursor);
  const rows = await payoutsAfter(ctx.tx, ctx.session.mainId, { after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ askedKey }) => askedKey });
  return { rows: page.map(wire), nextCursor };
}

/** A payout as its enterprise reads it: the bank's reference once two operators stand by it, the account by its last four. */
export function wire(row: PayoutRow): ReplyOf<'askPayout'> {
  return {
    payoutId: row.id,
    status: row.status,
    amount: row.amount,
    holder: row.holder,
    bankName: row.bankName,
    accountTail: row.accountTail,
    reason: row.reason,
    askedBy: row.askedByName ?? '',
    askedAt: row.askedAt.toISOString(),
    isTaken: row.isTaken,
    isPaidByOne: row.status === 'waiting' && row.enteredBy !== null,
    bankReference: row.status === 'paid' ? row.bankReference : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    refusal: row.refusal,
    dueOn: row.dueOn,
  };
}

/** @throws 2452, in words what became of the payout */
export function assertWaiting({ status }: Pick<PayoutRow, 'status'>, lang: Lang): void {
  if (status !== 'waiting') throw new BusinessError(CODE.PAYOUT_CLOSED, { why: closedAs[status][lang] });
}
