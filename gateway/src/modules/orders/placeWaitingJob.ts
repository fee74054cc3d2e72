import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { defineJob } from '../../kernel/job';
import { systemWork } from '../../kernel/work';
import { MOST_AT_ONCE } from './ordering';
import { oldestUnpaid } from './orderRepository';
import { placeWaitingOrders } from './payment';

/**
 * Places orders that wait for money, strictly in their order: the first that the balance does not cover stops the job, so
 * that a large order is never overtaken repeatedly by small ones. Chunk by chunk, each in a transaction of its own that locks them
 * and checks again, so two at once, or one that runs twice, place nothing twice.
 */
export const placeWaitingJob = defineJob({
  name: 'orders.placeWaiting',
  async run({ mainId, why }, { services, log }) {
    const failed: string[] = [];
    let failure: unknown;
    let most = MOST_AT_ONCE;
    for (;;) {
      const waiting = { except: failed, most };
      const orderIds = await inAccount(services, mainId, (tx) => oldestUnpaid(tx, mainId, waiting));
      const [orderId] = orderIds;
      if (orderId === undefined) break;
      try {
        const goesOn = await inAccount(services, mainId, (tx) =>
          placeWaitingOrders(systemWork(services, tx, mainId), mainId, orderIds, why),
        );
        if (!goesOn) break;
      } catch (error) {
        if (orderIds.length > 1) {
          // Which of them it was is known when they are placed one by one.
          most = 1;
          continue;
        }
        // An order that fails for another reason than money does not hold up the others; the queue repeats it.
        log.error({ err: error, orderId }, 'an order that waits for money could not be placed');
        failed.push(orderId);
        failure ??= error;
      }
    }
    if (failure) throw failure;
  },
});

function inAccount<T>({ db }: Services, mainId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.withTenant({ mainIds: [mainId], mainId }, work);
}
