import type { BatchListRow, BatchStatus } from '../../api/resources/batchesApi';

/** Something is done with it in the background. */
const moving: readonly BatchStatus[] = ['reading', 'checking', 'ordering'];
/** Not confirmed: it is gone on with where it was begun. */
export const unfinished: BatchStatus[] = ['reading', 'unreadable', 'matching', 'checking', 'open'];

export const isMoving = ({ status }: Pick<BatchListRow, 'status'>): boolean => moving.includes(status);
export const isUnfinished = ({ status }: Pick<BatchListRow, 'status'>): boolean =>
  unfinished.includes(status);

/** True where waiting for it has an end: a list whose reading or checking stopped stays at that status. */
export const isFollowed = ({ status, task }: Pick<BatchListRow, 'status' | 'task'>): boolean =>
  isMoving({ status }) && (status === 'ordering' || !task || task.endedAt === null);
