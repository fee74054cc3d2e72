import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../context';
import { BusinessError } from '../errors';
import { uuidv7 } from '../ids';
import type { Work } from '../work';
import type { TaskDefinition } from './definition';
import { insertTask, openTasksOf, taskById, type TaskRow } from './taskTable';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Works a task for a while. */
    'task.run': { mainId: string; taskId: string };
  }
}

/** One person's at once, in one account: long work of one does not fill the lane of all. */
export const MOST_OPEN_TASKS = 3;

export const inputField = (taskId: string) => ({ table: 'task', column: 'input_enc', rowId: taskId });

/** Begins long work: it exists, and goes on by itself, if and only if the caller's transaction commits. @throws 2701 */
export async function startTask<Input, Place>(
  ctx: SessionCtx,
  definition: TaskDefinition<Input, Place>,
  input: Input,
): Promise<TaskRow> {
  const { tx, session, lang, services } = ctx;
  const { mainId, userId } = session;
  if ((await openTasksOf(tx, mainId, userId)) >= MOST_OPEN_TASKS)
    throw new BusinessError(CODE.TOO_MANY_TASKS, { limit: MOST_OPEN_TASKS });
  const id = uuidv7();
  await insertTask(tx, {
    mainId,
    id,
    kind: definition.kind,
    lang,
    startedBy: userId,
    sessionId: session.sessionId,
    createdAt: ctx.clock.now(),
    inputEnc: services.crypto.encrypt(JSON.stringify(input), inputField(id)),
  });
  await ctx.audit({
    action: 'task.started',
    entity: 'task',
    entityId: id,
    detail: { task: definition.kind },
  });
  await wakeTask(ctx, { mainId, id });
  return (await taskById(tx, id))!;
}

/** Sees to it that a worker takes it up, now or then. Waking it twice is waking it once. */
export function wakeTask(
  { enqueue }: Pick<Work, 'enqueue'>,
  { mainId, id }: Pick<TaskRow, 'mainId' | 'id'>,
  at?: Date,
): Promise<void> {
  return enqueue('task.run', { mainId, taskId: id }, { jobKey: `task:${id}`, ...(at && { runAt: at }) });
}
