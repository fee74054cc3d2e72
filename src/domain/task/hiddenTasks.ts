import { readContent, writeItem } from '../../lib/storage';

const KEY = 'probity-hidden-tasks';
/** More than the gateway lists. */
const MOST = 50;

const hidden = (): string[] => readContent<string[]>(KEY) ?? [];

/** True for an ended task that was removed from this browser's screens. */
export const isHidden = (taskId: string): boolean => hidden().includes(taskId);

export function hideTask(taskId: string): void {
  writeItem(KEY, [taskId, ...hidden()].slice(0, MOST));
}
