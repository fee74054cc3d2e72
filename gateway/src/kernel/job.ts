import type { Logger } from 'pino';
import type { JobName, JobPayload } from '../platform/jobs/registry';
import type { Services } from './context';

export interface JobContext {
  services: Services;
  log: Logger;
  attempt: number;
  maxAttempts: number;
}

/** One job: it opens its own tenant transaction from the mainId in its payload, and may run twice. */
export interface JobDefinition<N extends JobName = JobName> {
  name: N;
  /** A crontab line in UTC (`0 1 * * *`) for a job that also starts by time; it then gets `{}`. */
  cron?: string;
  /** `outbound` waits for addresses that customers name: it has workers of its own, so that nothing else waits behind it. */
  lane?: 'outbound';
  run(payload: JobPayload<N>, context: JobContext): Promise<void>;
}

export function defineJob<N extends JobName>(job: JobDefinition<N>): JobDefinition {
  return job as unknown as JobDefinition;
}
