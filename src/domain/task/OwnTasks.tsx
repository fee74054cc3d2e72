import { useEffect, useRef, useState } from 'react';
import { useListTasksQuery, type Task, type TaskKind } from '../../api/resources/tasksApi';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { isHidden } from './hiddenTasks';
import { isLasting } from './lastingTasks';

const TaskList = lazyPart(async () => {
  const [module] = await Promise.all([import('./TaskList'), loadPhrases('tasks')]);
  return module.TaskList;
});

const ASK_MS = 2_000;

interface OwnTasksProps {
  /** The kinds started here; the same array from draw to draw. */
  kinds: readonly TaskKind[];
  /** Which of them belong here; all, without it. */
  isHere?: (taskId: string) => boolean;
  /** Called when one has ended: what is shown beside it may be older than what it did. */
  onEnd?: () => void;
}

/**
 * The user's own long work of some kinds, shown where it was started: found again after a reload and in every tab, followed
 * while it runs.
 */
export function OwnTasks({ kinds, isHere, onEnd }: OwnTasksProps) {
  const [isMoving, setMoving] = useState(false);
  const [, setHidden] = useState(0);
  const { data } = useListTasksQuery(kinds.length === 1 ? { kind: kinds[0] } : {}, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isMoving ? ASK_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const own = data?.filter(({ kind, taskId }) => kinds.includes(kind) && isHere?.(taskId) !== false) ?? [];
  const isOpen = own.some(({ endedAt }) => endedAt === null);
  if (isOpen !== isMoving) setMoving(isOpen);
  const ended = data && own.filter(({ endedAt }) => endedAt !== null).length;
  const endedBefore = useRef(ended);
  useEffect(() => {
    if (endedBefore.current !== undefined && (ended ?? 0) > endedBefore.current) onEnd?.();
    endedBefore.current = ended;
  }, [ended, onEnd]);
  // A cancelled export leaves nothing to tell of; of what has its effect part by part some is done.
  const tells = ({ status, kind }: Task) => status !== 'cancelled' || isLasting(kind);
  const shown = own.filter((task) => tells(task) && !isHidden(task.taskId));
  if (shown.length === 0) return null;
  return <TaskList tasks={shown} onHidden={() => setHidden((times) => times + 1)} />;
}
