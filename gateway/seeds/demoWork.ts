import { TestClock } from '../src/kernel/clock';
import type { AuditInput, Services } from '../src/kernel/context';
import { json, sql } from '../src/platform/db/sql';
import type { Tx } from '../src/platform/db/tx';
import { uuidv7 } from '../src/kernel/ids';
import type { Work } from '../src/kernel/work';
import type { SmsSender } from '../src/kernel/smsSender';
import type { Session } from '../src/kernel/session';

const unsent: SmsSender = {
  queue: async () => uuidv7(),
  queueAll: async (_tx, messages) => messages.map(() => uuidv7()),
};

export interface DemoActor {
  kind: 'enterprise' | 'staff' | 'visitor' | 'system';
  userId: string | null;
}

/** A simulated past: its clock is the story's, and nothing of it is sent or queued. */
export class DemoTime {
  readonly clock = new TestClock();
  readonly services: Services;

  constructor(services: Services) {
    // Nobody gets an SMS today about an event of weeks ago.
    this.services = { ...services, clock: this.clock, sms: unsent };
  }

  /** One step of a story, in a transaction of its own. */
  step<T>(mainId: string, at: Date, actor: DemoActor, act: (work: Work) => Promise<T>): Promise<T> {
    this.clock.set(at);
    const scope = { mainIds: [mainId], mainId, userId: actor.userId };
    return this.services.db.withTenant(scope, async (tx) => {
      // Durable with the commit that notes the seed as done; until then a crash only means running it again.
      await tx.run(sql`set local synchronous_commit = off`);
      return act(this.work(tx, mainId, actor));
    });
  }

  private work(tx: Tx, mainId: string, actor: DemoActor): Work {
    return {
      tx,
      services: this.services,
      session: sessionOf(mainId, actor),
      clock: this.clock,
      lang: 'zh',
      audit: (...events) => this.audit(tx, mainId, actor, events),
      // The story itself does the work of the queue.
      enqueue: async () => undefined,
      enqueueAll: async () => undefined,
    };
  }

  /** As writeAudit, at the story's moment. */
  private async audit(
    tx: Tx,
    mainId: string,
    actor: DemoActor,
    events: readonly AuditInput[],
  ): Promise<void> {
    for (const event of events)
      await tx.run(sql`insert into audit_event (main_id, id, at, actor_user_id, actor_kind, action, entity, entity_id, detail)
        values (${event.mainId ?? mainId}, ${uuidv7()}, ${this.clock.now()}, ${actor.userId}, ${actor.kind}, ${event.action},
                ${event.entity}, ${event.entityId ?? null}, ${json(event.detail ?? {})}::jsonb)`);
  }
}

/** The session of the actor; null for a candidate and the system, as in the product. */
function sessionOf(mainId: string, { kind, userId }: DemoActor): Session | null {
  if (!userId || (kind !== 'enterprise' && kind !== 'staff')) return null;
  return {
    sessionId: uuidv7(),
    userId,
    kind,
    mainId,
    mainIds: [mainId],
    role: '',
    roles: [],
    departmentId: null,
    loginType: 'password',
  };
}
