import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import {
  chargeById,
  correctionsOf,
  correctionWork,
  type ChargeRow,
  type CorrectionRow,
  type CorrectionWork,
} from './correctionRepository';
import { correctionView, withCorrections } from './finding';

export interface Found {
  work: CorrectionWork;
  charge: ChargeRow;
  row: CorrectionRow;
}

/** A correction with the transaction bound to its account. @throws 404 for one that this session does not serve */
export async function correctionOf(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  workItemId: string,
): Promise<Found> {
  const work = found(await correctionWork(tx, workItemId));
  const { mainId, chargeId, correctionId } = work;
  await tx.bind({ mainIds: session.mainIds, mainId, userId: session.userId });
  const rows = await correctionsOf(tx, { mainIds: [mainId], chargeIds: [chargeId] });
  return {
    work,
    charge: found(await chargeById(tx, chargeId)),
    row: found(rows.find(({ id }) => id === correctionId) ?? null),
  };
}

/** What is to be given back and why. Opening it is audited in the enterprise's trail. @throws 404 */
export async function getCorrectionReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getCorrectionReview'>> {
  const { tx, session } = ctx;
  const { work, charge, row } = await correctionOf(ctx, tx, workItemId);
  await ctx.audit({
    ...{ action: 'correction.opened', entity: 'correction', entityId: row.id, mainId: work.mainId },
    detail: { amount: row.amount, orderNo: charge.orderNo },
  });
  const mayDecide = row.status === 'waiting' && !(await isOwnEnterprise(tx, work.mainId, session.userId));
  const [told] = await withCorrections(tx, [charge], ctx.lang);
  return {
    workItemId,
    charge: told!,
    correction: correctionView(row),
    mayDecide,
    mayConfirm: mayDecide && row.askedBy !== session.userId,
  };
}
