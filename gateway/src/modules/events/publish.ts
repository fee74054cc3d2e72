import { uuidv7 } from '../../kernel/ids';
import type { Session } from '../../kernel/session';
import type { Work } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { enqueueAll } from '../../platform/jobs/enqueue';
import { insertEvents, type DomainEvent } from './eventRepository';

export type NewEvent = Pick<DomainEvent, 'mainId' | 'kind' | 'entity' | 'entityId'> &
  Partial<Pick<DomainEvent, 'checkId' | 'detail'>>;

/** What publishing needs of the work in hand. */
type Publishing = Pick<Work, 'tx' | 'clock' | 'session' | 'enqueueAll'>;

/**
 * Publishes an event to the subscribers once the caller's transaction commits: the event and its job are written in it. The
 * transaction must be bound to the event's account.
 * @returns the event's id
 */
export async function publish(work: Publishing, event: NewEvent): Promise<string> {
  return (await publishAll(work, [event]))[0]!;
}

/** The same for many events at once, in their order. */
export async function publishAll(work: Publishing, events: readonly NewEvent[]): Promise<string[]> {
  const rows = events.map((event) => ({
    checkId: null,
    detail: {},
    ...event,
    id: uuidv7(),
    actorUserId: actorOf(work.session),
    createdAt: work.clock.now(),
  }));
  if (rows.length === 0) return [];
  await insertEvents(work.tx, rows);
  await work.enqueueAll(
    rows.map(({ mainId, id }) => ({ name: 'event.deliver', payload: { mainId, eventId: id } })),
  );
  return rows.map(({ id }) => id);
}

/** The same for an event of nobody: of the system, or of whoever it was. Within the transaction `tx`, at a moment. */
export function publishOfNobody(tx: Tx, at: Date, event: NewEvent): Promise<string> {
  const work: Publishing = {
    tx,
    clock: { now: () => at },
    session: null,
    enqueueAll: (jobs) => enqueueAll(tx, jobs),
  };
  return publish(work, event);
}

/** The id of a candidate's session, or of an API key, is no user's. */
function actorOf(session: Session | null): string | null {
  return session && session.kind !== 'visitor' && !session.apiKey ? session.userId : null;
}
