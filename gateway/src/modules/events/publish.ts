import { uuidv7 } from '../../kernel/ids';
import type { Session } from '../../kernel/session';
import type { Work } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { enqueue } from '../../platform/jobs/enqueue';
import { insertEvent, type DomainEvent } from './eventRepository';

export type NewEvent = Pick<DomainEvent, 'mainId' | 'kind' | 'entity' | 'entityId'> &
  Partial<Pick<DomainEvent, 'checkId' | 'detail'>>;

/**
 * Publishes an event to the subscribers once the caller's transaction commits: the event and its job are written in it. The
 * transaction must be bound to the event's account.
 * @returns the event's id
 */
export async function publish(
  work: Pick<Work, 'tx' | 'clock' | 'session' | 'enqueue'>,
  event: NewEvent,
): Promise<string> {
  const id = uuidv7();
  await insertEvent(work.tx, {
    checkId: null,
    detail: {},
    ...event,
    id,
    actorUserId: actorOf(work.session),
    createdAt: work.clock.now(),
  });
  await work.enqueue('event.deliver', { mainId: event.mainId, eventId: id });
  return id;
}

/** The same for an event of nobody: of the system, or of whoever it was. Within the transaction `tx`, at a moment. */
export function publishOfNobody(tx: Tx, at: Date, event: NewEvent): Promise<string> {
  const work: Parameters<typeof publish>[0] = {
    tx,
    clock: { now: () => at },
    session: null,
    enqueue: (name, payload, options) => enqueue(tx, name, payload, options),
  };
  return publish(work, event);
}

/** The id of a candidate's session, or of an API key, is no user's. */
function actorOf(session: Session | null): string | null {
  return session && session.kind !== 'visitor' && !session.apiKey ? session.userId : null;
}
