import { sql } from '../../platform/db/sql';
import type { Work } from '../../kernel/work';

/** Why an order that waited for money may be placed now; told in the audit trail. */
export type WhyPlaced = 'recharged' | 'released' | 'waitingCancelled';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Places an account's orders that wait for money, the oldest first. */
    'orders.placeWaiting': { mainId: string; why: WhyPlaced };
  }
}

/**
 * The one way in which orders that wait for money get their turn: call it in the transaction that makes money available, or
 * that takes the first of them away. The job exists if that transaction commits, whatever ends the process after it.
 *
 * Whoever booked holds the lock of the balances here (an order that is just being saved takes it too, before it finds too
 * little): an order saved meanwhile is seen, or sees the money itself.
 */
export async function placeWaitingSoon(work: Work, mainId: string, why: WhyPlaced): Promise<void> {
  const { isAnyWaiting } = await work.tx.one<{ isAnyWaiting: boolean }>(sql`select exists (select from orders
    where main_id = ${mainId} and status = 'awaitingPayment') as "isAnyWaiting"`);
  if (!isAnyWaiting) return;
  await work.enqueue('orders.placeWaiting', { mainId, why }, { jobKey: `placeWaiting:${mainId}:${why}` });
}
