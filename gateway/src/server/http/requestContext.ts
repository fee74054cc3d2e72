import { writeAudit } from '../../kernel/audit';
import type { Ctx, Lang, Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { enqueue, enqueueAll } from '../../platform/jobs/enqueue';
import type { Session } from '../../kernel/session';

export interface RequestFacts {
  requestId: string;
  operationId: string;
  ip: string;
  userAgent: string;
  lang: Lang;
  session: Session | null;
  token: string | null;
}

/** Builds a handler's context. `tx` is null for handlers that run outside a transaction. */
export function createCtx(services: Services, facts: RequestFacts, tx: Tx | null): Ctx {
  const open = (): Tx => {
    if (!tx) throw new Error(`${facts.operationId} runs outside a transaction: use ctx.independent`);
    return tx;
  };
  return {
    ...facts,
    clock: services.clock,
    services,
    log: services.log.child({ requestId: facts.requestId, operation: facts.operationId }),
    get tx() {
      return open();
    },
    independent: (scope, work) => services.db.transaction(scope, work),
    audit: (...events) => writeAudit(open(), facts, ...events),
    enqueue: (name, payload, options) => enqueue(open(), name, payload, options),
    enqueueAll: (jobs) => enqueueAll(open(), jobs),
  };
}
