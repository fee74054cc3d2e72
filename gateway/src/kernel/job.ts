import type { Logger } from 'pino';
import type { JobName, JobPayload } from '../platform/jobs/registry';
import type { Services } from './context';

/**
 * The groups of workers that do jobs. `interactive`: somebody waits for it (a sign-in code, the first steps after a
 * consent). `messages`: SMS that nobody waits for at a screen, thousands with a batch. `bulk`: long or nightly work. `outbound`:
 * waits for addresses that customers name. A job never waits behind one of another lane.
 */
export const lanes = ['interactive', 'messages', 'bulk', 'outbound'] as const;
export type LaneName = (typeof lanes)[number];

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
  /** Default: `interactive`. */
  lane?: Exclude<LaneName, 'interactive'>;
  run(payload: JobPayload<N>, context: JobContext): Promise<void>;
}

export function defineJob<N extends JobName>(job: JobDefinition<N>): JobDefinition {
  return job as unknown as JobDefinition;
}
