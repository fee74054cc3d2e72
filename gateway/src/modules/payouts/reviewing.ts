import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { wire } from './listing';
import { accountField, payoutById, type PayoutRow } from './payoutRepository';
import { payoutWork, type PayoutWork } from './payoutWork';

export interface Found {
  work: PayoutWork;
  row: PayoutRow;
}

/** A payout with the transaction bound to its account. @throws 404 for one that this session does not serve */
export async function payoutOf(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  workItemId: string,
): Promise<Found> {
  const work = found(await payoutWork(tx, { workItemId }));
  await tx.bind({ mainIds: session.mainIds, mainId: work.mainId, userId: session.userId });
  return { work, row: found(await payoutById(tx, work.mainId, work.payoutId)) };
}

/** A payout as operators pay it: who has it in hand reads the whole account number. Opening it is audited in the enterprise's trail. @throws 404 */
export async function getPayoutReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getPayoutReview'>> {
  const { tx, session, services } = ctx;
  const { work, row } = await payoutOf(ctx, tx, workItemId);
  const { mainId, mainName } = work;
  await ctx.audit({
    ...{ action: 'payout.opened', entity: 'payout', entityId: row.id, mainId },
    detail: { amount: row.amount },
  });
  const isOwn = row.askedBy === session.userId || (await isOwnEnterprise(tx, mainId, session.userId));
  const mayDecide = row.status === 'waiting' && !isOwn;
  // While it is in somebody's hands the owner does not withdraw it: nobody pays what is being withdrawn.
  const isInHands = work.assigneeId === session.userId;
  return {
    ...{ workItemId, mainId, mainName, payout: wire(row) },
    accountNo: mayDecide && isInHands ? services.crypto.decrypt(row.accountEnc, accountField(row.id)) : null,
    entered:
      !isOwn && row.enteredAt
        ? {
            by: row.enteredByName ?? '',
            at: row.enteredAt.toISOString(),
            bankReference: row.bankReference!,
          }
        : null,
    mayDecide,
    mayConfirm: mayDecide && row.enteredBy !== null && row.enteredBy !== session.userId,
  };
}
