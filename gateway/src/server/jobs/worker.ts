import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runOnce,
  type ParsedCronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Services } from '../../kernel/context';
import { unavailableOf } from '../../platform/db/unavailable';
import { errorRecord } from '../../platform/observability/logger';
import type { Metrics } from '../../platform/observability/metrics';
import { keepLane, type Lane } from './lane';
import { watchDeadWorkers, type DeadWorkers, type DeadWorkersOptions } from './deadWorkers';
import { lanes, type JobDefinition, type LaneName } from '../../kernel/job';
import type { JobPayload, JobName } from '../../platform/jobs/registry';

const HOUR_MS = 3_600_000;
const SETTLE_MS = 300;
/**
 * What became of a job is written by the queue after the job, with nobody waiting: where that fails one by one, the failure is
 * nobody's and ends the process. Written in lots, it ends the lane, which is then started again.
 */
const ENDS_IN_ORDER = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** How many jobs of a lane are under way at once, in one gateway. */
const WORKERS: Record<LaneName, number> = { interactive: 4, bulk: 2, outbound: 8 };
const laneOf = ({ lane }: JobDefinition): LaneName => lane ?? 'interactive';

export interface WorkerParts {
  /** A pool of the owner: the queue's tables are its own. Jobs themselves use services.db. */
  ownerPool: pg.Pool;
  services: Services;
  metrics: Metrics;
  jobs: readonly JobDefinition[];
}

export interface StartedParts extends WorkerParts {
  /** For a connection of its own, which says that this process lives. */
  ownerUrl: string;
  watch?: Pick<DeadWorkersOptions, 'lookMs' | 'goneMs'>;
}

/**
 * Starts working the queue, each lane by workers of its own, on this process's timer and the database's notifications: neither
 * long work nor a receiver that lets every call wait its ten seconds holds up a sign-in code. Work of a process that was killed
 * goes on here.
 */
export async function startWorker(parts: StartedParts): Promise<Lane> {
  const { ownerUrl, watch } = parts;
  const { log, db } = parts.services;
  const alive = watchDeadWorkers({ ownerUrl, log, socket: () => db.watch.socket(), ...watch });
  const started: Lane[] = [];
  const stop = async () => {
    try {
      await Promise.all(started.map((lane) => lane.stop()));
    } finally {
      await alive.stop();
    }
  };
  try {
    for (const name of lanes) {
      const jobs = parts.jobs.filter((job) => laneOf(job) === name);
      started.push(await keepLane(() => startLane({ ...parts, jobs }, alive, WORKERS[name]), log));
    }
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startLane(parts: WorkerParts, alive: DeadWorkers, concurrency: number): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  // A lane's workers mark their jobs with the name of their pool.
  events.on('pool:create', ({ workerPool }) => alive.own(workerPool.id));
  events.on('pool:release', ({ workerPool }) => alive.disown(workerPool.id));
  const started = run({
    pgPool: parts.ownerPool,
    taskList: taskList(parts),
    parsedCronItems: cronItems(parts.jobs),
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(),
    events,
    preset: ENDS_IN_ORDER,
  });
  // Where a question for a job broke off, the job may be marked with a pool that does not know of it: only with the pool's
  // end is it anybody's again. The other workers are at their own questions and get to their end first.
  events.once('worker:getJob:error', () => {
    setTimeout(() => {
      // Stopped already by whoever started it.
      started.then((runner) => runner.stop()).catch(() => undefined);
    }, SETTLE_MS).unref();
  });
  return started;
}

/** Works until nothing is due (tests). Throws the first failure it saw. */
export async function drainQueue(parts: WorkerParts): Promise<void> {
  const failures: unknown[] = [];
  do {
    await runOnce({
      pgPool: parts.ownerPool,
      taskList: taskList(parts, (error) => failures.push(error)),
      concurrency: 2,
      noHandleSignals: true,
      logger: quietLogger(),
    });
    // A worker asks for its next job before the queue name of the last one is free again, and then ends.
  } while (await isAnyDue(parts));
  if (failures.length > 0) throw failures[0];
}

async function isAnyDue({ ownerPool, jobs }: WorkerParts): Promise<boolean> {
  const { rowCount } = await ownerPool.query(
    `select from graphile_worker.jobs where task_identifier = any($1) and locked_at is null
      and run_at <= now() and attempts < max_attempts limit 1`,
    [jobs.map(({ name }) => name)],
  );
  return (rowCount ?? 0) > 0;
}

function taskList({ services, metrics, jobs }: WorkerParts, onFailure?: (error: unknown) => void): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    if (tasks[job.name]) throw new Error(`Two jobs are named ${job.name}`);
    tasks[job.name] = async (payload, helpers) => {
      const { attempts, max_attempts: maxAttempts, id } = helpers.job;
      const log = services.log.child({ job: job.name, jobId: String(id), attempt: attempts });
      try {
        const context = { services, log, attempt: attempts, maxAttempts };
        await services.db.again(() => job.run(payload as JobPayload<JobName>, context));
        metrics.jobs.inc({ job: job.name, result: 'done' });
      } catch (error) {
        metrics.jobs.inc({ job: job.name, result: 'failed' });
        const unavailable = unavailableOf(error);
        if (unavailable) services.db.watch.note(unavailable);
        else log.error({ err: error }, 'job failed');
        onFailure?.(error);
        // The queue keeps the message in its table: only what carries no value of a row may get there.
        throw new Error(`${job.name}: ${String(errorRecord(error).message ?? 'failed')}`);
      }
    };
  }
  return tasks;
}

/** As items and not as crontab text, which takes no task with a dot in its name. */
function cronItems(jobs: readonly JobDefinition[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap(({ name, cron }) =>
      cron ? [{ task: name, match: cron, options: { backfillPeriod: HOUR_MS } }] : [],
    ),
  );
}

/** The queue's own log repeats payloads and messages; ours says what is needed. */
function quietLogger(): WorkerLogger {
  return new WorkerLogger(() => () => undefined);
}
