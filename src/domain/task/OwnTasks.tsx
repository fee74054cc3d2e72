import { useState } from 'react';
import { useListTasksQuery, type TaskKind } from '../../api/resources/tasksApi';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { isHidden } from './hiddenTasks';

const TaskList = lazyPart(async () => {
  const [module] = await Promise.all([import('./TaskList'), loadPhrases('tasks')]);
  return module.TaskList;
});

const ASK_MS = 2_000;

/**
 * The user's own long work of a kind, shown where it was started: found again after a reload and in every tab, followed
 * while it runs.
 */
export function OwnTasks({ kind }: { kind: TaskKind }) {
  const [isMoving, setMoving] = useState(false);
  const [, setHidden] = useState(0);
  const { data } = useListTasksQuery(
    { kind },
    {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      pollingInterval: isMoving ? ASK_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const isOpen = data?.some(({ endedAt }) => endedAt === null) ?? false;
  if (isOpen !== isMoving) setMoving(isOpen);
  const shown = data?.filter(({ taskId, status }) => status !== 'cancelled' && !isHidden(taskId)) ?? [];
  if (shown.length === 0) return null;
  return <TaskList tasks={shown} onHidden={() => setHidden((times) => times + 1)} />;
}
