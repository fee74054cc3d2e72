import type { SessionCtx } from '../../kernel/context';
import type { ReplyOf } from '../../kernel/module';
import { isOwn, rechargeOf } from './deciding';
import { wire } from './listing';
import { recordsWithSlip, twoPersonsAbove } from './rechargeRepository';

const MOST_TOLD = 10;

/** A recharge with everything operators need to decide it. Opening it is audited in the enterprise's trail. */
export async function getRechargeReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getRechargeReview'>> {
  const { tx, session } = ctx;
  const seen = await rechargeOf(ctx, tx, workItemId);
  const { work, row } = seen;
  const { mainId, mainName } = work;
  await ctx.audit({
    action: 'recharge.opened',
    entity: 'recharge',
    entityId: row.id,
    mainId,
    detail: { amount: row.amount },
  });
  const isWaiting = row.status === 'waiting';
  const mayDecide = isWaiting && !(await isOwn(ctx, tx, row));
  const same = await recordsWithSlip(tx, row, MOST_TOLD);
  return {
    ...{ workItemId, mainId, mainName },
    recharge: wire(row),
    slipMime: row.slipMime,
    twoPersonsAbove: await twoPersonsAbove(tx),
    first:
      row.firstAt &&
      ({
        by: row.firstByName ?? '',
        at: row.firstAt.toISOString(),
        amount: row.receivedAmount!,
      } as const),
    sameSlip: same.map((one) => ({ ...one, askedAt: one.askedAt.toISOString() })),
    mayDecide,
    mayConfirm: mayDecide && row.firstBy !== session.userId,
  };
}
