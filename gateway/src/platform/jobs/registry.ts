/**
 * Every job of the product and the shape of its payload. A module adds its own by declaration merging:
 *   declare module '../../platform/jobs/registry' { interface Jobs { 'invitation.remind': { mainId: string; invitationId: string } } }
 * Payloads carry ids only: job tables hold no personal data (docs/security.md, rule 24).
 */
export interface Jobs {
  /** A message that somebody waits for: a code. */
  'sms.send': { outboxId: string };
  /** Any other message, in a lane of its own. */
  'sms.sendLater': { outboxId: string };
  /** It is known what became of a message about a check. */
  'check.arrival': { mainId: string; checkId: string };
}

export type JobName = keyof Jobs & string;
export type JobPayload<N extends JobName> = Jobs[N];

/** A job as one of many that are added at once. */
export type QueuedJob = { [N in JobName]: { name: N; payload: JobPayload<N>; isFirst?: boolean } }[JobName];

export interface EnqueueOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** One waiting job per key: adding again replaces the waiting one. */
  jobKey?: string;
  /** Attempts in all; default 8 (the pause grows exponentially). */
  maxAttempts?: number;
  /** Runs before everything else waiting in its lane: a sign-in code that somebody waits for. */
  isFirst?: boolean;
  /** Jobs of one queue run one after the other. */
  queueName?: string;
}
