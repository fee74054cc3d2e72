import { found } from '../../kernel/errors';
import type { Work } from '../../kernel/work';
import type { WorkingCalendar } from '../../kernel/workingCalendar';
import { chinaDay, startOfDay } from '../../kernel/workingDays';
import { batchToRemind, noteReminded } from '../approvals/approvalRepository';
import { noteBatchReminded } from '../batches/batchRepository';
import { checkIdsOf } from '../checks/checkRepository';
import { publish } from '../events/publish';
import { askBatchApproval } from '../orders/askBatchApproval';
import { lockOrder } from '../orders/orderRepository';

const HOUR_MS = 3_600_000;
const FROM_HOUR = 9;
const TO_HOUR = 18;

/** True in the hours in which people at work are reminded, on a working day in China. */
export function isWorkingHour({ isWorkday }: WorkingCalendar, now: Date): boolean {
  const hour = new Date(now.getTime() + 8 * HOUR_MS).getUTCHours();
  return isWorkday(chinaDay(now)) && hour >= FROM_HOUR && hour < TO_HOUR;
}

/** Reminds those who may approve an order that it still waits. Read again under its lock: it may just have been decided. */
export async function remindApprovers(work: Work, orderId: string): Promise<void> {
  const order = await lockOrder(work.tx, orderId);
  if (order?.status !== 'awaitingApproval') return;
  const { mainId, id, price } = order;
  const now = work.clock.now();
  const batchId = await batchToRemind(work.tx, { mainId, orderId: id });
  await noteReminded(work.tx, { mainId, orderId: id }, now);
  const about = { entity: 'order', entityId: id, mainId } as const;
  await work.audit({ action: 'order.approvalReminded', ...about, detail: { price } });
  if (batchId !== null) {
    // Once a day, whenever the reminder of one of its orders goes through.
    const isFirst = await noteBatchReminded(
      work.tx,
      { mainId, id: batchId },
      { at: now, since: startOfDay(chinaDay(now)) },
    );
    if (isFirst) await askBatchApproval(work, { mainId, id: batchId });
    return;
  }
  const [checkId] = await checkIdsOf(work.tx, order);
  await publish(work, { kind: 'order.awaitingApproval', ...about, checkId: found(checkId ?? null) });
}
