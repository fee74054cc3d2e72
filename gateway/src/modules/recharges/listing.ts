import type { SessionCtx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { rechargesAfter, type RechargeRow } from './rechargeRepository';

const LIST = 'recharges';
const USUAL_LIMIT = 20;

export async function listRecharges(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT }: BodyOf<'listRecharges'>,
): Promise<ReplyOf<'listRecharges'>> {
  const after = positionOf(ctx, LIST, cursor);
  const rows = await rechargesAfter(ctx.tx, ctx.session.mainId, { after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ askedKey }) => askedKey });
  return { rows: page.map(wire), nextCursor };
}

/** A recharge as its enterprise reads it: what came once it is confirmed, not what a first of two operators said. */
export function wire(row: RechargeRow): ReplyOf<'askRecharge'> {
  const isConfirmed = row.status === 'confirmed';
  return {
    rechargeId: row.id,
    status: row.status,
    reference: row.reference,
    amount: row.amount,
    paidOn: row.paidOn,
    payerName: row.payerName,
    slipFileId: row.slipFileId,
    slipName: row.slipName,
    askedBy: row.askedByName ?? '',
    askedAt: row.askedAt.toISOString(),
    receivedAmount: isConfirmed ? row.receivedAmount : null,
    bankReference: isConfirmed ? row.bankReference : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    dueOn: row.dueOn,
    reversed: row.reversed,
    reversedWhy: row.reversedWhy,
    paidTo: row.paidTo,
  };
}
