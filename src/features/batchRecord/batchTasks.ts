import { readContent, writeItem } from '../../lib/storage';

const KEY = 'probity-batch-tasks';
/** More than the gateway lists. */
const MOST = 50;

type Known = readonly (readonly [taskId: string, batchId: string])[];
const known = (): Known => readContent<Known>(KEY) ?? [];

/** Remembers in this browser which batch a task was started for: what it was asked for is no longer told once it has ended. */
export function noteTask(taskId: string, batchId: string): void {
  writeItem(KEY, [[taskId, batchId], ...known()].slice(0, MOST));
}

/** True for a task that was started for this batch. */
export const isOfBatch = (batchId: string, taskId: string): boolean =>
  known().some(([task, batch]) => task === taskId && batch === batchId);
