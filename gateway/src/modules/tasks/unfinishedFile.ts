import type { Services } from '../../kernel/context';
import type { TaskFile, TaskKinds } from '../../kernel/tasks/definition';
import { partsOf } from '../../kernel/tasks/steps';
import { keptSize, partOf, type TaskRow } from '../../kernel/tasks/taskTable';
import type { Tx } from '../../platform/db/tx';

/**
 * What a task had done when it failed or was cancelled: put together from its parts while it is read, and not stored a second
 * time. Null for one that left none.
 */
export async function unfinishedFile(
  services: Services,
  tx: Tx,
  kinds: TaskKinds,
  task: TaskRow,
): Promise<{ file: TaskFile; size: number } | null> {
  const kind = kinds.get(task.kind);
  const { lang, endedAt } = task;
  if (!endedAt || !kind || kind.right === null || !kind.unfinished) return null;
  const size = await keptSize(tx, task);
  if (size === null) return null;
  const parts = partsOf(services, task, (no) => partOf(tx, task, no));
  return { file: kind.unfinished({ lang, endedAt }, parts), size };
}
