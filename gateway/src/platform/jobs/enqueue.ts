import { json, sql } from '../db/sql';
import type { Tx } from '../db/tx';
import type { EnqueueOptions, JobName, JobPayload } from './registry';

/** Adds a job in the caller's own transaction: it exists if and only if that transaction commits. */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  options: EnqueueOptions = {},
): Promise<void> {
  await tx.run(sql`select enqueue_job(${name}, ${json(payload)}::json, ${options.queueName ?? null}::text,
    ${options.runAt ?? null}::timestamptz, ${options.maxAttempts ?? 8}::int, ${options.jobKey ?? null}::text, ${options.isFirst ? -1 : 0}::int)`);
}
