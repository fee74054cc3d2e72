import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import type { Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { TaskKinds } from '../../kernel/tasks/definition';
import { outcomesOf } from '../../kernel/tasks/outcome';
import type { TaskRow } from '../../kernel/tasks/taskTable';
import { codeText } from '../../kernel/texts';
import { fileById } from '../files/fileRepository';
import { unfinishedFile } from './unfinishedFile';

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;

const NONE: TaskKinds = new Map();

type Telling = Pick<Reader, 'tx' | 'services' | 'lang'>;

/** A task as its starter sees it. One that begins is shown without the kinds: it has made nothing yet. */
export async function taskView(
  ctx: Telling,
  task: TaskRow,
  kinds: TaskKinds = NONE,
): Promise<Schemas['Task']> {
  const { lang } = ctx;
  const { id, kind, status, done, total, errorCode, errorParams, createdAt, endedAt } = task;
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
    outcomes: outcomesOf(task.tally),
    file: await fileOf(ctx, task, kinds),
  };
}

async function fileOf({ tx, services }: Telling, task: TaskRow, kinds: TaskKinds) {
  const { endedAt, resultFileId } = task;
  if (!endedAt) return null;
  const until = new Date(endedAt.getTime() + TASK_KEPT_DAYS * DAY_MS).toISOString();
  const made = resultFileId && (await fileById(tx, resultFileId));
  if (made) return { fileName: made.originalName, size: made.size, until };
  const left = await unfinishedFile(services, tx, kinds, task);
  return left && { fileName: left.file.fileName, size: left.size, until };
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
