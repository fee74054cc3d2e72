import { CODE } from '@probity/contract/codeNames';
import { BusinessError } from '../errors';
import { uuidv7 } from '../ids';
import type { OwnWork, Work } from '../work';
import type { SystemTask, TaskDefinition } from './definition';
import { insertSystemTask, insertTask, isKindOpen, openTasksOf, taskById, type TaskRow } from './taskTable';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Works a task for a turn. */
    'task.run': { mainId: string; taskId: string };
  }
}

/** Concurrent tasks of one person, in one account: one person's long work must not fill the lane. */
export const MOST_OPEN_TASKS = 3;

export const inputField = (taskId: string) => ({ table: 'task', column: 'input_enc', rowId: taskId });

/** @throws 2701 this person has as many tasks open as they may, 2622 one of a kind that is alone is open in the account */
export async function assertRoomForTask(
  tx: Work['tx'],
  { mainId, userId }: { mainId: string; userId: string },
  { kind, isAlone }: { kind: string; isAlone?: true },
): Promise<void> {
  if (isAlone && (await isKindOpen(tx, mainId, kind))) throw new BusinessError(CODE.TASK_OPEN_ALREADY);
  if ((await openTasksOf(tx, mainId, userId)) >= MOST_OPEN_TASKS)
    throw new BusinessError(CODE.TOO_MANY_TASKS, { limit: MOST_OPEN_TASKS });
}

/** Starts long work: it exists, and continues by itself, if and only if the caller's transaction commits. @throws 2701, 2622 */
export async function startTask<Input, Checkpoint>(
  ctx: OwnWork,
  definition: TaskDefinition<Input, Checkpoint>,
  input: Input,
): Promise<TaskRow> {
  const { tx, session, lang, services } = ctx;
  const { mainId, userId } = session;
  await assertRoomForTask(tx, { mainId, userId }, definition);
  const id = uuidv7();
  await insertTask(tx, {
    mainId,
    id,
    kind: definition.kind,
    lang,
    startedBy: userId,
    sessionId: session.sessionId,
    starterRole: session.role,
    starterDepartmentId: session.departmentId,
    createdAt: ctx.clock.now(),
    inputEnc: services.crypto.encrypt(JSON.stringify(input), inputField(id)),
  });
  await ctx.audit({
    action: 'task.started',
    entity: 'task',
    entityId: id,
    detail: { task: definition.kind },
  });
  const task = (await taskById(tx, id))!;
  await wakeTask(ctx, task);
  return task;
}

/**
 * Begins long work of the system's own in the transaction's account, unless such work is under way there already.
 * @returns null where it is
 */
export async function startSystemTask<Checkpoint>(
  work: Pick<Work, 'tx' | 'clock' | 'enqueue'>,
  mainId: string,
  { kind }: SystemTask<Checkpoint>,
): Promise<TaskRow | null> {
  const createdAt = work.clock.now();
  const task = await insertSystemTask(work.tx, { mainId, id: uuidv7(), kind, createdAt });
  if (task) await wakeTask(work, task);
  return task;
}

export type WakeableTask = Pick<TaskRow, 'mainId' | 'id' | 'kind' | 'startedBy'>;

/** Makes sure that a worker takes it up, now or at a later time. Waking it twice has no further effect. */
export function wakeTask(
  { enqueue }: Pick<Work, 'enqueue'>,
  { mainId, id, kind, startedBy }: WakeableTask,
  at?: Date,
): Promise<void> {
  const isSystems = startedBy === null;
  return enqueue(
    'task.run',
    { mainId, taskId: id },
    {
      jobKey: `task:${id}`,
      ...(at && { runAt: at }),
      // The system's own of all accounts take one worker of the lane: what somebody waits for has the others.
      ...(isSystems && { queueName: `task:${kind}` }),
    },
  );
}
