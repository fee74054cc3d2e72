import type { TaskKind } from '../../api/resources/tasksApi';

const lasting = ['checks.remind', 'checks.cancel', 'checks.assign', 'checks.takeBack'] as const;
type LastingKind = (typeof lasting)[number];

/** True for work whose parts have their effect as they are done: what was done stays, however it ends. */
export const isLasting = (kind: TaskKind): kind is LastingKind =>
  (lasting as readonly TaskKind[]).includes(kind);
