import { writeAudit } from '../../kernel/audit';
import type { SessionCtx } from '../../kernel/context';
import type { OwnWork } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { enqueue, enqueueAll } from '../../platform/jobs/enqueue';
import { origin } from './openSession';

/** What a rule needs of a handler that opens its own transactions, in one of them. */
export function workIn(ctx: SessionCtx, tx: Tx): OwnWork {
  const { services, session, clock, lang } = ctx;
  return {
    ...{ tx, services, session, clock, lang },
    audit: (...events) => writeAudit(tx, origin(ctx), ...events),
    enqueue: (name, payload, options) => enqueue(tx, name, payload, options),
    enqueueAll: (jobs) => enqueueAll(tx, jobs),
  };
}
