import type { Logger } from 'pino';
import { CODE } from '@probity/contract/codeNames';
import type { Services } from '../context';
import { BusinessError } from '../errors';
import { systemWork, type Work } from '../work';
import { unavailableOf } from '../../platform/db/unavailable';
import type { Tx } from '../../platform/db/tx';
import { isLasting, type AnyTask, type TaskFile, type TaskKinds } from './definition';
import { doStep, held, LeaseLost, readParts } from './steps';
import { wakeTask } from './startTask';
import {
  claimTask,
  endTask,
  nextLook,
  releaseTask,
  renewLease,
  type TaskOutcome,
  type TaskRow,
} from './taskTable';

export interface TaskPace {
  /** A worker that is silent for this long has lost its task. */
  leaseMs: number;
  /**
   * After this long a task goes to the end of the queue, so that none keeps others waiting, and a gateway can stop in time.
   */
  turnMs: number;
  /** Pause before the second attempt; doubled before each further one. */
  backOffMs: number;
  /** Attempts without progress, killed workers included, before a task is given up. */
  mostTries: number;
}

export const TASK_PACE: TaskPace = { leaseMs: 30_000, turnMs: 3_000, backOffMs: 5_000, mostTries: 5 };

/** The functions the engine needs from the modules above it. */
export interface TaskParts {
  services: Services;
  kinds: TaskKinds;
  /** Stores a file; `attach` names it in the transaction of its row. */
  keepFile(task: TaskRow, file: TaskFile, attach: (tx: Tx, fileId: string) => Promise<void>): Promise<void>;
  /** Called in the transaction in which a task ends. */
  onEnd(work: Work, task: TaskRow): Promise<void>;
  pace?: Partial<TaskPace>;
}

/** Works a task for a turn. Another worker at the same moment finds it taken. */
export async function workTask(
  parts: TaskParts,
  { mainId, taskId }: { mainId: string; taskId: string },
  log: Logger,
): Promise<void> {
  const { services, kinds } = parts;
  const pace = { ...TASK_PACE, ...parts.pace };
  const inAccount = <T>(work: (tx: Tx, work: Work) => Promise<T>): Promise<T> =>
    services.db.withTenant({ mainIds: [mainId], mainId }, (tx) => work(tx, systemWork(services, tx, mainId)));

  const claimed = await inAccount(async (tx, work) => {
    const row = await claimTask(tx, taskId, pace.leaseMs);
    const open = row ? null : await nextLook(tx, taskId);
    if (open) await wakeTask(work, open, open.at);
    return row;
  });
  if (!claimed) return;
  const definition = kinds.get(claimed.kind);
  if (!definition) throw new Error(`No task is of the kind ${claimed.kind}`);

  const end = async (tx: Tx, task: TaskRow, outcome: Omit<TaskOutcome, 'at'>) => {
    const keepsParts = outcome.status !== 'done' && isLasting(definition);
    const work = systemWork(services, tx, mainId);
    if (outcome.status !== 'done' && definition.right !== null) await definition.breakOff?.(work, task);
    const row = held(await endTask(tx, task, { ...outcome, at: services.clock.now(), keepsParts }));
    await parts.onEnd(work, row);
  };
  const fail = ({ code, params }: BusinessError) =>
    inAccount((tx) => end(tx, claimed, { status: 'failed', error: { code, params } }));
  const giveBack = (afterMs: number, attempt: number) =>
    inAccount(async (tx, work) => {
      if (!(await releaseTask(tx, claimed, afterMs, attempt))) return;
      const open = await nextLook(tx, taskId);
      if (open) await wakeTask(work, open, afterMs > 0 ? open.at : undefined);
    });

  // A chunk may take longer than a lease, but a frozen process may not.
  const heart = setInterval(() => {
    // If renewing fails, the lease expires, and the next write is refused.
    inAccount((tx) => renewLease(tx, claimed, pace.leaseMs)).catch(() => undefined);
  }, pace.leaseMs / 3);
  let task = claimed;
  try {
    if (claimed.attempt > pace.mostTries) throw new BusinessError(CODE.TASK_FAILED);
    const turnEnds = performance.now() + pace.turnMs;
    while (task.step !== 'result') {
      const before = task;
      if (before.step === 'chunk' && definition.right === null)
        await definition.beforeChunk?.(services, before.checkpoint);
      task = await inAccount((tx) => doStep(services, tx, definition, before, pace.leaseMs));
      if (performance.now() >= turnEnds) return await giveBack(0, 0);
    }
    await makeResult(parts, definition, task, end);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof BusinessError) return await fail(error).catch(unlessLost);
    // Nobody's fault, and no attempt. If the database is lost this throws, and the job is repeated when it is back.
    if (unavailableOf(error)) return await giveBack(pace.backOffMs, task.attempt - 1);
    log.error({ err: error, taskId, task: claimed.kind, attempt: task.attempt }, 'a task failed');
    if (task.attempt >= pace.mostTries)
      return await fail(new BusinessError(CODE.TASK_FAILED)).catch(unlessLost);
    await giveBack(pace.backOffMs * 2 ** (task.attempt - 1), task.attempt);
  } finally {
    clearInterval(heart);
  }
}

function unlessLost(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error;
}

async function makeResult(
  parts: TaskParts,
  definition: AnyTask,
  task: TaskRow,
  end: (tx: Tx, task: TaskRow, outcome: Omit<TaskOutcome, 'at'>) => Promise<void>,
): Promise<void> {
  const { services } = parts;
  const scope = { mainIds: [task.mainId], mainId: task.mainId };
  const file = await readParts(services, definition, task);
  if (!file) return services.db.withTenant(scope, (tx) => end(tx, task, { status: 'done' }));
  await parts.keepFile(task, file, (tx, resultFileId) => end(tx, task, { status: 'done', resultFileId }));
}
