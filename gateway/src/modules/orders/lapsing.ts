import { found } from '../../kernel/errors';
import type { Work } from '../../kernel/work';
import { approvalOf } from '../approvals/approvalRepository';
import { checkIdsOf, lockCheck } from '../checks/checkRepository';
import { endCheck } from '../checks/lifecycle';
import { lockOrder } from './orderRepository';

const DAY_MS = 86_400_000;
const LAPSE_DAYS = 7;

/** When an order that waits since a moment, for approval or for payment, is dropped. */
export const lapsesAt = (since: Date): Date => new Date(since.getTime() + LAPSE_DAYS * DAY_MS);

/** Orders that wait since before this moment are dropped now. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - LAPSE_DAYS * DAY_MS);

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
