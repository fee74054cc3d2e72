import type { AuditDetailName } from '@probity/contract/rules/auditDetails';
import { closedChecks, type CheckStatus, type OrderStatus } from '../../kernel/states/machines';
import { guard } from '../../kernel/states/stateWords';
import { assertTouched } from '../../kernel/touched';
import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { placeWaitingSoon } from './waitingOrders';

/*
 * The only code that writes the status of an order. It is below the checks, which report here that one of them is over, and
 * below the ordering, which reports here that an order is paid.
 */

export interface OrderState {
  mainId: string;
  id: string;
  status: OrderStatus;
}

/** Moves an order whose lock the caller holds. An order that stops waiting for money makes room for those behind it. */
export function moveOrder(work: Work, order: OrderState, to: OrderStatus): Promise<void> {
  return moveOrders(work, [order], to);
}

/** The same for orders of one account, in one statement. */
export async function moveOrders(
  work: Work,
  orders: readonly OrderState[],
  to: OrderStatus,
  detail: Partial<Record<AuditDetailName, string | number | null>> = {},
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const { mainId } = first;
  for (const { status } of orders) guard('order', status, to, work.lang);
  const touched = await work.tx.run(sql`update orders set status = ${to}, updated_at = ${work.clock.now()}
    where main_id = ${mainId} and id = any(${orders.map(({ id }) => id)}::uuid[])`);
  assertTouched(touched, 'order', orders.length);
  await work.audit(
    ...orders.map(({ id, status }) => ({
      action: `order.${to}` as const,
      entity: 'order' as const,
      entityId: id,
      mainId,
      detail: { from: status, to, ...detail },
    })),
  );
  const waited = orders.filter(({ status }) => status === 'awaitingApproval' || status === 'awaitingPayment');
  if (waited.length > 0) await moveRows(work.tx, waited, to);
  if (to === 'cancelled' && orders.some(({ status }) => status === 'awaitingPayment'))
    await placeWaitingSoon(work, mainId, 'waitingCancelled');
}

/**
 * The rows of batches that say of these orders that they wait. After everything else of the move: the numbers of a batch are what its
 * chunks lock last, too.
 */
async function moveRows(tx: Tx, orders: readonly OrderState[], to: OrderStatus): Promise<void> {
  await tx.run(sql`update batch_row r set state = ${to} from checks c
    where c.main_id = ${orders[0]!.mainId} and c.order_id = any(${orders.map(({ id }) => id)}::uuid[]) and c.batch_id is not null
      and r.main_id = c.main_id and r.check_id = c.id and r.state in ('awaitingApproval', 'awaitingPayment')`);
}

/**
 * Settles an order when one of its checks is over: cancelled when every check is; completed when every one is reported,
 * cancelled or expired.
 * @returns the order's new status
 */
export async function settleOrder(work: Work, order: OrderState): Promise<OrderStatus> {
  const rows = await work.tx.many<{ status: CheckStatus }>(
    sql`select distinct status from checks where main_id = ${order.mainId} and order_id = ${order.id}`,
  );
  const states = rows.map((row) => row.status);
  if (!states.every((status) => closedChecks.includes(status))) return order.status;
  const to = states.every((status) => status === 'cancelled') ? 'cancelled' : 'completed';
  // The order of a dispute and its answer is already completed; that of a cancelled order's last check already cancelled.
  if (order.status === 'completed' || order.status === 'cancelled') return order.status;
  await moveOrder(work, order, to);
  return to;
}
