import type { Work } from '../../kernel/work';
import { checkIdsOf } from '../checks/checkRepository';
import { publishAll } from '../events/publish';
import { lockLedger, recharge, rechargeId } from '../ledger/ledgerService';
import { placeWaitingSoon, type WhyPlaced } from '../orderStatus/waitingOrders';
import { planWaiting } from './domain/purse';
import { lockOrder, type OrderRow } from './orderRepository';
import { placeCovered } from './placing';

/**
 * Places orders of one account that wait for money, in their order, as far as the balance covers them; nothing of the others is sent.
 * The caller holds the locks of the orders and of their checks.
 * @returns those that are placed
 */
export async function placeWaiting(
  work: Work,
  mainId: string,
  orders: readonly OrderRow[],
  why: WhyPlaced,
): Promise<OrderRow[]> {
  const covered = planWaiting(orders, await lockLedger(work.tx, mainId));
  await placeCovered(work, mainId, covered, why);
  return covered;
}

/**
 * Places an order that waits for money. False when the balance does not cover it, so that later ones wait too; true when it
 * is placed, or was no longer waiting. The orderer is notified.
 */
export async function placeWaitingOrder(work: Work, orderId: string, why: WhyPlaced): Promise<boolean> {
  const order = await lockOrder(work.tx, orderId);
  if (order?.status !== 'awaitingPayment') return true;
  const { mainId } = order;
  const checkIds = await checkIdsOf(work.tx, order, true);
  if ((await placeWaiting(work, mainId, [order], why)).length === 0) return false;
  const about = {
    kind: 'order.placed',
    entity: 'order',
    entityId: orderId,
    mainId,
    detail: { why },
  } as const;
  await publishAll(
    work,
    checkIds.map((checkId) => ({ ...about, checkId })),
  );
  return true;
}

/**
 * Books money that came in; waiting orders are placed right after. `reference` makes it happen once. True when this call
 * booked it.
 */
export async function rechargeAccount(
  work: Work,
  reference: string,
  fact: { mainId: string; amount: number; userId?: string | null },
): Promise<boolean> {
  const { mainId, amount } = fact;
  if (!(await recharge(work.tx, reference, { ...fact, at: work.clock.now() }))) return false;
  await work.audit({
    action: 'ledger.recharged',
    entity: 'ledger',
    entityId: await rechargeId(work.tx, mainId, reference),
    mainId,
    detail: { amount, reference },
  });
  await placeWaitingSoon(work, mainId, 'recharged');
  return true;
}
