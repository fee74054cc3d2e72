import type { Services } from '../context';
import type { Logger } from 'pino';

/**
 * Every job of the product and the shape of its payload. A module adds its own by declaration merging:
 *   declare module '../../jobs/registry' { interface Jobs { 'invitation.remind': { mainId: string; invitationId: string } } }
 * Payloads carry ids only: job tables hold no personal data (docs/security.md, rule 24).
 */
export interface Jobs {
  'sms.send': { outboxId: string };
}

export type JobName = keyof Jobs & string;
export type JobPayload<N extends JobName> = Jobs[N];

export interface EnqueueOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** One waiting job per key: adding again replaces the waiting one. */
  jobKey?: string;
  /** Tries in all; default 8 (the pause grows exponentially). */
  maxAttempts?: number;
  /** Jobs of one queue run one after the other. */
  queueName?: string;
}

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
