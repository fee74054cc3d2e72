import { found } from '../../kernel/errors';
import { lapsedBefore } from '../../kernel/lapse';
import type { Work } from '../../kernel/work';
import { approvalOf } from '../approvals/approvalRepository';
import { checkIdsOf, lockCheck } from '../checks/checkRepository';
import { endCheck } from '../checks/lifecycle';
import { lockOrder } from './orderRepository';

/**
 * Drops an order that waited too long for approval or for payment. Nothing was held, so no money moves. Looked at again under its
 * lock: it may just have been approved, and then waits for payment from that moment on.
 */
export async function dropLapsedOrder(work: Work, orderId: string): Promise<void> {
  const order = await lockOrder(work.tx, orderId);
  if (order?.status !== 'awaitingPayment' && order?.status !== 'awaitingApproval') return;
  const approval = await approvalOf(work.tx, order.mainId, order.id);
  const since = approval?.decidedAt ?? order.createdAt;
  if (since >= lapsedBefore(work.clock.now())) return;
  for (const id of await checkIdsOf(work.tx, order)) {
    const check = found(await lockCheck(work.tx, id));
    if (check.status === 'awaitingPayment') await endCheck(work, check, 'unpaid');
    if (check.status === 'awaitingApproval') await endCheck(work, check, 'notDecided');
  }
}
