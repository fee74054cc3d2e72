import { sql } from '../../platform/db/sql';
import type { Work } from '../../kernel/work';

/** The reason why an order that waited for money may be placed now; kept in the audit trail. */
export type WhyPlaced = 'recharged' | 'released' | 'givenBack' | 'waitingCancelled' | 'approved';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Places an account's orders that wait for money, the oldest first. */
    'orders.placeWaiting': { mainId: string; why: WhyPlaced };
  }
}

/**
 * The only way to place orders that wait for money: call it in the transaction that makes money available, or that removes
 * the first of them. The job exists if that transaction commits, whatever ends the process after it.
 * || A caller that booked money holds the lock of the balances here, and so does an order being saved before it finds too
 * little: an order saved meanwhile is either seen by the job or sees the money itself.
 */
export async function placeWaitingSoon(work: Work, mainId: string, why: WhyPlaced): Promise<void> {
  const { isAnyWaiting } = await work.tx.one<{ isAnyWaiting: boolean }>(sql`select exists (select from orders
    where main_id = ${mainId} and status = 'awaitingPayment') as "isAnyWaiting"`);
  if (!isAnyWaiting) return;
  await work.enqueue('orders.placeWaiting', { mainId, why }, { jobKey: `placeWaiting:${mainId}:${why}` });
}
