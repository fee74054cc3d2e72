import { readContent, writeItem } from '../../lib/storage';

const KEY = 'probity-hidden-tasks';
/** More than the gateway lists. */
const MOST = 50;

const hidden = (): string[] => readContent<string[]>(KEY) ?? [];

/** True for an ended task, or an assignment, that was removed from this browser's screens. */
export const isHidden = (id: string): boolean => hidden().includes(id);

export function hide(id: string): void {
  writeItem(KEY, [id, ...hidden()].slice(0, MOST));
}
