import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import { databaseUnavailable } from '../../platform/db/unavailable';

/** First half of the advisory lock's key; the second is made of the worker's name. */
const LOCK = 7_210_407;
const LOOK_MS = 5_000;
const GONE_MS = 10_000;
const QUERY_MS = 10_000;

export interface DeadWorkersOptions {
  /** Connection string of the owner: the queue's tables are its own. */
  ownerUrl: string;
  log: Logger;
  /** Creates the sockets of its connection; default: plain ones. */
  socket?: () => Socket;
  /** Pause between two checks, in ms. */
  lookMs?: number;
  /** Time a worker must have been without its lock, in ms, before its jobs go to others. */
  goneMs?: number;
}

export interface DeadWorkers {
  /** Marks a worker of this process as alive, until `stop` or its end. */
  own(worker: string): void;
  /** That worker has ended: jobs still marked with it are released at the next check. */
  disown(worker: string): void;
  stop(): Promise<void>;
}

/**
 * Releases the jobs of workers that died. The queue marks a job with its worker and removes the mark by itself only after
 * four hours, so the jobs of a killed gateway would wait that long. Every worker therefore holds an advisory lock while its
 * process lives (PostgreSQL releases it with the connection), and every gateway checks, at its start and every few seconds,
 * for marks whose worker has no lock. A lock can be missing for a moment while a broken connection is replaced, hence the
 * delay. A worker that is only cut off may be taken for dead: jobs are safe to run twice.
 */
export function watchDeadWorkers(options: DeadWorkersOptions): DeadWorkers {
  const { log, lookMs = LOOK_MS, goneMs = GONE_MS } = options;
  const own = new Set<string>();
  const former = new Set<string>();
  /** The monotonic time (of this process) at which each worker was first seen without its lock. */
  const missing = new Map<string, number>();
  let held = new Set<string>();
  let client: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const drop = async () => {
    const broken = client;
    client = null;
    held = new Set();
    await broken?.end().catch(() => undefined);
  };

  const connected = async (): Promise<pg.Client> => {
    if (client) return client;
    const fresh = new pg.Client({
      connectionString: options.ownerUrl,
      application_name: `probity:${process.pid}:alive`,
      keepAlive: true,
      connectionTimeoutMillis: QUERY_MS,
      query_timeout: QUERY_MS,
      ...(options.socket ? { stream: options.socket } : {}),
    });
    fresh.on('error', () => void (client === fresh && drop()));
    await fresh.connect();
    client = fresh;
    // A machine that loses its power does not close its connections: keepalive makes the server notice and release the lock.
    await fresh.query(
      'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set idle_session_timeout = 0',
    );
    return fresh;
  };

  const look = async (): Promise<void> => {
    const db = await connected();
    for (const worker of own) {
      if (held.has(worker)) continue;
      await db.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, worker]);
      held.add(worker);
    }
    for (const worker of former) {
      if (held.has(worker)) await db.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK, worker]);
      held.delete(worker);
      await unlock(db, [worker]);
      former.delete(worker);
    }
    const gone = await withoutLock(db);
    const now = performance.now();
    for (const worker of missing.keys()) if (!gone.includes(worker)) missing.delete(worker);
    for (const worker of gone) if (!missing.has(worker)) missing.set(worker, now);
    const dead = gone.filter((worker) => now - missing.get(worker)! >= goneMs);
    if (dead.length === 0) return;
    await unlock(db, dead);
    log.warn({ workers: dead }, 'jobs of workers that are gone go on');
  };

  let running = Promise.resolve();
  const next = (delay: number) => {
    timer = setTimeout(() => {
      running = look()
        .catch((error: unknown) => {
          // The watch already logs, once, that the database is lost.
          if (!stopped && !databaseUnavailable(error))
            log.error({ err: error }, 'looking for dead workers failed');
          void drop();
        })
        .then(() => {
          if (!stopped) next(lookMs);
        });
    }, delay);
  };
  next(0);

  return {
    own: (worker) => void own.add(worker),
    disown(worker) {
      own.delete(worker);
      former.add(worker);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await drop();
    },
  };
}

async function unlock(db: pg.Client, workers: string[]): Promise<void> {
  await db.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
}

/** The workers marked at a job or a queue that hold no lock. */
async function withoutLock(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ worker: string }>(
    `select w.worker from (
       select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
       union select locked_by from graphile_worker._private_job_queues where locked_by is not null) w
     where not exists (
       select from pg_locks l join pg_database d on d.oid = l.database
         where l.locktype = 'advisory' and l.granted and d.datname = current_database() and l.objsubid = 2
           and l.classid = $1::oid and l.objid = (hashtext(w.worker)::bigint & 4294967295)::oid)`,
    [LOCK],
  );
  return rows.map(({ worker }) => worker);
}
