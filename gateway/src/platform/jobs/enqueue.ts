import { json, sql } from '../db/sql';
import type { Tx } from '../db/tx';
import type { EnqueueOptions, JobName, JobPayload, QueuedJob } from './registry';

const ATTEMPTS = 8;

/** Adds a job in the caller's own transaction: it exists if and only if that transaction commits. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  { queueName, runAt, maxAttempts = ATTEMPTS, jobKey, isFirst = false }: EnqueueOptions = {},
): Promise<void> {
  await tx.run(sql`select enqueue_job(${name}, ${json(payload)}::json, ${queueName ?? null}::text,
    ${runAt ?? null}::timestamptz, ${maxAttempts}::int, ${jobKey ?? null}::text, ${priorityOf(isFirst)}::int)`);
}

/** Adds many jobs in one statement, in their order and in the caller's own transaction. */
export async function enqueueAll(tx: Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ name, payload, isFirst = false }) => ({
    task: name,
    payload,
    attempts: ATTEMPTS,
    priority: priorityOf(isFirst),
  }));
  await tx.run(sql`select enqueue_jobs(${json(rows)}::jsonb)`);
}

/** A lower number goes first. */
const priorityOf = (isFirst: boolean) => (isFirst ? -1 : 0);
