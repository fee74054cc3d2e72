import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';
import { oldestUnpaid } from './orderRepository';

/**
 * Tells whoever looks after the money that orders wait for it, when the first does: what comes to wait beside others stands where these
 * are paid. `left` are orders that were just left without money, none of them told yet.
 */
export async function tellOfUnpaid(work: Work, mainId: string, left: readonly string[]): Promise<void> {
  if (left.length === 0) return;
  const [known] = await oldestUnpaid(work.tx, mainId, { except: left, most: 1 });
  if (known !== undefined) return;
  await publish(work, { kind: 'order.awaitingPayment', mainId, entity: 'ledger', entityId: mainId });
}
