import type { BatchCounts, BatchListRow } from '../../api/resources/batchesApi';
import { isUnfinished } from '../../domain/batch/batchStages';

/** Rows that became an order, whatever it waits for. */
export const orderedOf = ({ placed, awaitingApproval, awaitingPayment }: BatchCounts) =>
  placed + awaitingApproval + awaitingPayment;

/** How far a batch is: rows done of all that are to be done; null where there is nothing to wait for, or it is not counted yet. */
export function progressOf({ status, counts, task }: BatchListRow): { done: number; total: number } | null {
  if (status === 'reading' || status === 'checking')
    return task?.total ? { done: Math.min(task.done, task.total), total: task.total } : null;
  if (isUnfinished({ status })) return null;
  const done = orderedOf(counts) + counts.refused + counts.cancelled;
  const total = done + counts.ready;
  return total > 0 ? { done, total } : null;
}
