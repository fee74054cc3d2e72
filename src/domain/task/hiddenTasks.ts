import { readContent, writeItem } from '../../lib/storage';

const KEY = 'probity-hidden-tasks';
/** As many as the gateway tells of, and then some. */
const MOST = 50;

const hidden = (): string[] => readContent<string[]>(KEY) ?? [];

/** Whether somebody took a task that has ended off this browser's screens. */
export const isHidden = (taskId: string): boolean => hidden().includes(taskId);

export function hideTask(taskId: string): void {
  writeItem(KEY, [taskId, ...hidden()].slice(0, MOST));
}
