import { writeAudit } from '../../kernel/audit';
import { assertAccountOpen } from '../../kernel/openAccount';
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
  /** What the call changes it changes only while this account does not close; null for one that may always be made. */
  openAccount: string | null;
}

/** Builds a handler's context. `tx` is null for handlers that run outside a transaction. */
export function createCtx(services: Services, facts: RequestFacts, tx: Tx | null): Ctx {
  const open = (): Tx => {
    if (!tx) throw new Error(`${facts.operationId} runs outside a transaction: use ctx.independent`);
    return tx;
  };
  const { openAccount: _, ...told } = facts;
  return {
    ...told,
    clock: services.clock,
    services,
    log: services.log.child({ requestId: facts.requestId, operation: facts.operationId }),
    get tx() {
      return open();
    },
    independent: (scope, work) =>
      services.db.transaction(scope, async (own) => {
        if (facts.openAccount !== null && scope?.mainId === facts.openAccount)
          await assertAccountOpen(own, facts.openAccount);
        return work(own);
      }),
    audit: (...events) => writeAudit(open(), facts, ...events),
    enqueue: (name, payload, options) => enqueue(open(), name, payload, options),
    enqueueAll: (jobs) => enqueueAll(open(), jobs),
  };
}
