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
 * Results of jobs are written in batches. Written one by one, after the job and with nobody awaiting it, a failed write
 * would be an unhandled rejection and end the process; a failed batch ends the lane, which is then restarted.
 */
const ENDS_IN_ORDER = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Concurrent jobs of each lane, per gateway. */
const WORKERS: Record<LaneName, number> = { interactive: 4, messages: 4, bulk: 2, outbound: 8 };
const laneOf = ({ lane }: JobDefinition): LaneName => lane ?? 'interactive';

export interface WorkerParts {
  /** A pool of the owner: the queue's tables are its own. Jobs themselves use services.db. */
  ownerPool: pg.Pool;
  services: Services;
  metrics: Metrics;
  jobs: readonly JobDefinition[];
}

export interface StartedParts extends WorkerParts {
  /** For a connection of its own, which shows that this process is alive. */
  ownerUrl: string;
  watch?: Pick<DeadWorkersOptions, 'lookMs' | 'goneMs'>;
}

/**
 * Starts working the queue, each lane with workers of its own, woken by this process's timer and the database's
 * notifications: neither long work nor a receiver that lets every call wait its ten seconds delays a sign-in code. Jobs of a
 * process that was killed continue here.
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
  // When fetching a job broke off, the job may be marked with a pool that does not know of it and is released only with that
  // pool's end. The other workers finish their own fetches first.
  events.once('worker:getJob:error', () => {
    setTimeout(() => {
      // Already stopped by the process that started it.
      started.then((runner) => runner.stop()).catch(() => undefined);
    }, SETTLE_MS).unref();
  });
  return started;
}

/** Works until nothing is due (tests). Throws the first failure. */
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
    // A worker may ask for its next job before the queue name of the last one is released, find none and end.
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
        await services.db.withRetry(() => job.run(payload as JobPayload<JobName>, context));
        metrics.jobs.inc({ job: job.name, result: 'done' });
      } catch (error) {
        metrics.jobs.inc({ job: job.name, result: 'failed' });
        const unavailable = unavailableOf(error);
        if (unavailable) services.db.watch.note(unavailable);
        else log.error({ err: error }, 'job failed');
        onFailure?.(error);
        // The queue stores the message in its table, so it must not carry values of a row.
        throw new Error(`${job.name}: ${String(errorRecord(error).message ?? 'failed')}`);
      }
    };
  }
  return tasks;
}

/** As items instead of crontab text, which cannot hold a task name with a dot. */
function cronItems(jobs: readonly JobDefinition[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap(({ name, cron }) =>
      cron ? [{ task: name, match: cron, options: { backfillPeriod: HOUR_MS } }] : [],
    ),
  );
}

/** The queue's own log repeats payloads and messages; ours says enough. */
function quietLogger(): WorkerLogger {
  return new WorkerLogger(() => () => undefined);
}
