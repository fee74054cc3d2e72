import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { defineJob, type JobDefinition } from '../../kernel/job';
import { isAlone, type TaskKinds } from '../../kernel/tasks/definition';
import { wakeTask, type WakeableTask } from '../../kernel/tasks/startTask';
import { outcomesOf } from '../../kernel/tasks/outcome';
import { dropEarlier, dropTasks, starterOf, type TaskRow } from '../../kernel/tasks/taskTable';
import { workTask, type TaskPace } from '../../kernel/tasks/workTask';
import { systemWork, type Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { publish } from '../events/publish';
import { BEYOND_QUOTA, dropMadeFiles, keepMadeFile } from '../files/madeFile';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Wakes tasks whose worker or whose job is gone. */
    'task.wake': Record<string, never>;
    /** Removes tasks that ended days ago. */
    'task.purge': Record<string, never>;
  }
}

const CHUNK = 100;
/** So long somebody stays at the screen that shows their work. */
const WATCHED_MS = 60_000;

/** Tasks that ended before this moment are removed. */
export const keptSince = (now: Date) => new Date(now.getTime() - TASK_KEPT_DAYS * 86_400_000);

/** Works a task of any of these kinds for a turn. */
export function taskJobOf(kinds: TaskKinds, pace?: Partial<TaskPace>): JobDefinition {
  return defineJob({
    name: 'task.run',
    lane: 'bulk',
    run: (ids, { services, log }) =>
      workTask(
        {
          services,
          kinds,
          keepFile: (task, { fileName, isBeyondQuota = false, ...file }, attach) =>
            keepMadeFile(
              services,
              {
                ...file,
                ...{ mainId: task.mainId, createdBy: task.startedBy, originalName: fileName },
                kind: isBeyondQuota ? BEYOND_QUOTA : 'task',
              },
              async (tx, id) => {
                await attach(tx, id);
                return isAlone(kinds.get(task.kind)) ? dropEarlier(tx, task) : [];
              },
            ),
          onEnd: (work, task) => tellEnd(work, task, kinds),
          ...(pace && { pace }),
        },
        ids,
        log,
      ),
  });
}

/** The trail, and the bell of who started it. What the system does by itself says in the trail what it did, and nobody waits for it. */
async function tellEnd(work: Work, task: TaskRow, kinds: TaskKinds): Promise<void> {
  const { mainId, id, kind, status, startedBy, done, tally } = task;
  if (startedBy === null) return;
  const action = status === 'done' ? 'task.done' : 'task.failed';
  await work.audit({ action, entity: 'task', entityId: id, detail: { task: kind, rows: done } });
  // A key has no bell: whoever called with it asks how far its task is.
  if ((await starterOf(work.tx, task, work.clock.now()))?.scopes) return;
  const definition = kinds.get(kind);
  const own = definition && definition.right !== null ? definition : undefined;
  const isSeen = work.clock.now().getTime() - task.createdAt.getTime() < WATCHED_MS;
  if (status === 'done' && isSeen && (await own?.isWatched?.(work.tx, task))) return;
  const outcomes = outcomesOf(tally);
  const unpaid = (await own?.unpaidOf?.(work.tx, task)) ?? 0;
  const became = outcomes && { done: outcomes.done, refused: outcomes.refused, unpaid };
  const batchId = await own?.batchOf?.(work.tx, task);
  const detail = { person: startedBy, task: kind, ...became, ...(batchId && { batchId }) };
  const told = (await own?.isVain?.(work.tx, task)) ? 'task.failed' : action;
  await publish(work, { mainId, kind: told, entity: 'task', entityId: id, detail });
}

export const taskWakeJob = defineJob({
  name: 'task.wake',
  cron: '* * * * *',
  async run(_, { services }) {
    const forgotten = await services.db.direct.many<WakeableTask>(
      sql`select main_id as "mainId", id, kind, started_by as "startedBy" from tasks_forgotten()`,
    );
    for (const task of forgotten) {
      const { mainId } = task;
      await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
        wakeTask(systemWork(services, tx, mainId), task),
      );
    }
  },
});

export const taskPurgeJob = defineJob({
  name: 'task.purge',
  lane: 'bulk',
  cron: '23 * * * *',
  async run(_, { services }) {
    const before = keptSince(services.clock.now());
    const accounts = await services.db.direct.many<{ mainId: string }>(
      sql`select main_id as "mainId" from tasks_over(${before}::timestamptz)`,
    );
    for (const { mainId } of accounts) {
      for (let gone = CHUNK; gone === CHUNK;) {
        await dropMadeFiles(services, mainId, async (tx) => {
          const files = await dropTasks(tx, mainId, before, CHUNK);
          gone = files.length;
          return files.filter((id) => id !== null);
        });
      }
    }
  },
});
