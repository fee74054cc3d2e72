import type { TaskKind } from '../../api/resources/tasksApi';

/** True for work whose parts have their effect as they are done: what was done stays, however it ends. */
export const isLasting = (kind: TaskKind): kind is 'checks.remind' | 'checks.cancel' =>
  kind === 'checks.remind' || kind === 'checks.cancel';
