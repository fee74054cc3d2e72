import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, found } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { newestVerified, isOwnEnterprise } from '../enterprise/certificationRepository';
import { invoiceWork, type InvoiceWork } from './invoiceWork';
import { requestById, type RequestRow } from './invoiceRepository';
import { wired } from './listing';

export interface FoundRequest {
  work: InvoiceWork;
  row: RequestRow;
}

/** A request with the transaction bound to its account. @throws 404 for one that this session does not serve */
export async function requestOfWork(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  workItemId: string,
): Promise<FoundRequest> {
  const work = found(await invoiceWork(tx, { workItemId }));
  await tx.bind({ mainIds: session.mainIds, mainId: work.mainId, userId: session.userId });
  return { work, row: found(await requestById(tx, work.mainId, work.requestId)) };
}

/** True for a person on the enterprise's own side: who asks does not decide. */
async function isOwn({ session }: Pick<SessionCtx, 'session'>, tx: Tx, row: RequestRow): Promise<boolean> {
  if (row.askedBy === session.userId) return true;
  return isOwnEnterprise(tx, row.mainId, session.userId);
}

/** @throws 2442 */
export async function assertNotOwn(ctx: Pick<SessionCtx, 'session'>, tx: Tx, row: RequestRow): Promise<void> {
  if (await isOwn(ctx, tx, row)) throw new BusinessError(CODE.INVOICE_OWN);
}

/** A request with everything operators need to issue it. Opening it is audited in the enterprise's trail. */
export async function getInvoiceReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getInvoiceReview'>> {
  const { tx, session } = ctx;
  const { work, row } = await requestOfWork(ctx, tx, workItemId);
  const { mainId, mainName, assigneeId } = work;
  const [request] = await wired(ctx, mainId, [row]);
  await ctx.audit({
    action: 'invoice.opened',
    entity: 'invoice',
    entityId: row.id,
    mainId,
    detail: { amount: request!.amount },
  });
  const verified = await newestVerified(tx, mainId);
  return {
    ...{ workItemId, mainName, request: request! },
    verifiedName: verified?.enterpriseName ?? null,
    verifiedCode: verified?.creditCode ?? null,
    isOwn: await isOwn(ctx, tx, row),
    isTaken: row.status === 'waiting' && assigneeId !== null && assigneeId !== session.userId,
  };
}
