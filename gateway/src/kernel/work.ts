import { systemAudit } from './audit';
import type { Ctx, Lang, Services, SessionCtx } from './context';
import type { Tx } from '../platform/db/tx';
import { enqueue, enqueueAll } from '../platform/jobs/enqueue';

/**
 * The surroundings a rule needs: a transaction that may write the account concerned, a clock, and the actor for the audit
 * trail. A handler's ctx is one; jobs make theirs with `systemWork`.
 */
export type Work = Pick<
  Ctx,
  'tx' | 'services' | 'session' | 'clock' | 'audit' | 'enqueue' | 'enqueueAll' | 'lang'
>;

/** The work of a person with a session: a request's context is one, and so is what a task acts with in their name. */
export type OwnWork = Work & Pick<SessionCtx, 'session'>;

/** The work of a job on one account: the actor is the system. `tx` must be bound to `mainId`. */
export function systemWork(services: Services, tx: Tx, mainId: string, lang: Lang = 'en'): Work {
  return {
    tx,
    services,
    session: null,
    clock: services.clock,
    lang,
    audit: (...events) =>
      systemAudit(tx, ...events.map((event) => ({ ...event, mainId: event.mainId ?? mainId }))),
    enqueue: (name, payload, options) => enqueue(tx, name, payload, options),
    enqueueAll: (jobs) => enqueueAll(tx, jobs),
  };
}
