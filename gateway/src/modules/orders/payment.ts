import type { Work } from '../../kernel/work';
import { lockChecksOf } from '../checks/checkRepository';
import { publishAll } from '../events/publish';
import { lockLedger, recharge, rechargeId } from '../ledger/ledgerService';
import { placeWaitingSoon, type WhyPlaced } from '../orderStatus/waitingOrders';
import { planWaiting } from './domain/purse';
import { lockUnpaid, type OrderRow } from './orderRepository';
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
 * Places orders that wait for money, as far as the balance covers them. False when it does not cover all, so that later ones wait too;
 * those that were no longer waiting are left as they are. The orderers are notified.
 */
export async function placeWaitingOrders(
  work: Work,
  mainId: string,
  orderIds: readonly string[],
  why: WhyPlaced,
): Promise<boolean> {
  const orders = await lockUnpaid(work.tx, mainId, orderIds);
  const checks = await lockChecksOf(work.tx, mainId, orderIds);
  const placed = await placeWaiting(work, mainId, orders, why);
  const ids = new Set(placed.map(({ id }) => id));
  const told = checks.filter(({ orderId }) => ids.has(orderId));
  await publishAll(
    work,
    told.map(({ id: checkId, orderId: entityId }) => ({
      kind: 'order.placed' as const,
      entity: 'order',
      entityId,
      mainId,
      checkId,
      detail: { why },
    })),
  );
  return placed.length === orders.length;
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
