import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { wire } from './listing';
import { receivedOfReversal, reversalWork, type ReceivedRow, type ReversalWork } from './reversalRepository';

export interface Found {
  work: ReversalWork;
  row: ReceivedRow;
}

/** A reversal with the transaction bound to its account. @throws 404 for one that this session does not serve */
export async function reversalOf(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  workItemId: string,
): Promise<Found> {
  const work = found(await reversalWork(tx, workItemId));
  await tx.bind({ mainIds: session.mainIds, mainId: work.mainId, userId: session.userId });
  return { work, row: found(await receivedOfReversal(tx, work)) };
}

/** What is to be taken back and why. Opening it is audited in the enterprise's trail. @throws 404 */
export async function getReversalReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getReversalReview'>> {
  const { tx, session } = ctx;
  const { work, row } = await reversalOf(ctx, tx, workItemId);
  await ctx.audit({
    ...{ action: 'reversal.opened', entity: 'reversal', entityId: work.reversalId, mainId: work.mainId },
    detail: { amount: row.amount, reference: row.reference },
  });
  const mayDecide =
    row.askedStatus === 'waiting' && !(await isOwnEnterprise(tx, work.mainId, session.userId));
  return {
    workItemId,
    received: wire(row, ctx),
    mayDecide,
    mayConfirm: mayDecide && row.askedBy !== session.userId,
  };
}
