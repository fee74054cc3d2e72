import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import type { DomainEvent } from './eventRepository';

/**
 * A part of the product that acts on events. `tx` is its own and bound to the event's account; `tell` may run twice for one
 * event and must then do nothing the second time (a unique key on the event's id, or a job key).
 */
export interface Subscriber {
  name: string;
  handle(services: Services, tx: Tx, event: DomainEvent): Promise<void>;
}
