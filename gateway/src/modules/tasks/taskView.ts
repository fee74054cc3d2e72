import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { TaskRow } from '../../kernel/tasks/taskTable';
import { codeText } from '../../kernel/texts';
import { fileById } from '../files/fileRepository';

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;

/** A task as its starter sees it. */
export async function taskView({ tx, lang }: SessionCtx, task: TaskRow): Promise<Schemas['Task']> {
  const { id, kind, status, done, total, errorCode, errorParams, createdAt, endedAt, resultFileId } = task;
  const file = resultFileId ? await fileById(tx, resultFileId) : null;
  return {
    taskId: id,
    // Rows have the values of the release that wrote them.
    kind: kind as Schemas['TaskKind'],
    status,
    done,
    total,
    ...paceOf(task),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    fault: errorCode === null ? null : codeText(errorCode, lang, errorParams ?? {}),
    file: file && {
      fileName: file.originalName,
      size: file.size,
      until: new Date(endedAt!.getTime() + TASK_KEPT_DAYS * DAY_MS).toISOString(),
    },
  };
}

/** The speed of a task, by the database's clock alone. */
function paceOf({ done, total, beganAt, progressedAt, endedAt }: TaskRow) {
  const unknown = { perSecond: null, secondsLeft: null };
  if (endedAt || !beganAt || !progressedAt || done === 0) return unknown;
  const seconds = (progressedAt.getTime() - beganAt.getTime()) / 1000;
  if (seconds <= 0) return unknown;
  const perSecond = Math.round((done / seconds) * 10) / 10;
  if (perSecond === 0) return unknown;
  return {
    perSecond,
    secondsLeft: total === null ? null : Math.ceil(Math.max(0, total - done) / perSecond),
  };
}
