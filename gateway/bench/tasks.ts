import { readFileSync } from 'node:fs';
import { allTasks } from '../src/app/tasks';
import type { Services } from '../src/kernel/context';
import { taskJobOf } from '../src/modules/tasks/taskJobs';
import { sql } from '../src/platform/db/sql';
import { countedTx } from '../test/countedTx';
import type { World } from './world';

/** A background task is worked to its end without giving way to others. */
const worker = taskJobOf(allTasks, { turnMs: 3_600_000 });

export interface Worked {
  /** Milliseconds; what of them this process itself worked, and what the database did (0 where no /proc tells it). */
  took: number;
  cpu: number;
  database: number;
  /** Bytes of memory above those before it, at most. */
  more: number;
  statements: number;
}

export const nothingWorked: Worked = { took: 0, cpu: 0, database: 0, more: 0, statements: 0 };

/** Works the tasks of an account that wait, as a gateway does. @throws when one does not end well */
export async function workTasks(world: World, mainId: string): Promise<Worked> {
  const waiting = await tasksOf(world.services, mainId, ['waiting', 'running']);
  if (waiting.length === 0) throw new Error('No task waits');
  const { services, statements } = counting(world.services);
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const worked = await databaseWork(world);
  const started = performance.now();
  const cpu = process.cpuUsage();
  try {
    for (const taskId of waiting)
      await worker.run({ mainId, taskId }, { services, log: services.log, attempt: 1, maxAttempts: 1 });
  } finally {
    clearInterval(watch);
  }
  const took = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  most = Math.max(most, process.memoryUsage().rss);
  const done = await tasksOf(world.services, mainId, ['done']);
  if (!waiting.every((id) => done.includes(id))) throw new Error('A task did not end well');
  const database = await databaseWorkSince(world, worked);
  return { took, cpu: (user + system) / 1000, database, more: most - before, statements: statements() };
}

/** Ticks of /proc: a hundredth of a second. */
const TICK_MS = 10;

/** Processor time of each connection of the database until now, in ms: what another load on the machine does not change. */
export async function databaseWork({ owner }: World): Promise<ReadonlyMap<number, number>> {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]));
}

/** What they worked since an earlier look; connections that ended meanwhile are left out. */
export async function databaseWorkSince(world: World, before: ReadonlyMap<number, number>): Promise<number> {
  const now = await databaseWork(world);
  return [...now].reduce((sum, [pid, worked]) => sum + worked - (before.get(pid) ?? 0), 0);
}

function processorTime(pid: number): number {
  try {
    // After the name in brackets: state is the first, user and system time are the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return TICK_MS * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0; // it ended, or there is no /proc
  }
}

async function tasksOf({ db }: Services, mainId: string, statuses: readonly string[]): Promise<string[]> {
  const rows = await db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    tx.many<{ id: string; status: string }>(
      sql`select id, status from task where main_id = ${mainId} order by created_at, id`,
    ),
  );
  return rows.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
}

/** The same services, whose statements in accounts are counted. */
function counting(services: Services): { services: Services; statements(): number } {
  let statements = 0;
  const { db } = services;
  const withTenant: typeof db.withTenant = (scope, work) =>
    db.withTenant(scope, async (tx) => {
      const counted = countedTx(tx);
      try {
        return await work(counted.tx);
      } finally {
        statements += counted.statements();
      }
    });
  const counted = new Proxy(db, {
    get: (target, name) => {
      const value: unknown = name === 'withTenant' ? withTenant : Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { services: { ...services, db: counted }, statements: () => statements };
}
