import { isEventKind } from '@probity/contract/rules/events';
import { uuidv7 } from '../../kernel/ids';
import { closesOn } from '../../kernel/openAccount';
import type { Subscriber } from '../events/subscriber';
import { sendSoon } from './deliverJob';
import { eventBody } from './deliveryBody';
import { insertDelivery } from './deliveryRepository';
import { listenersOf } from './webhookRepository';

/** Writes one delivery for each active webhook that listens to the event. */
export const webhookSubscriber: Subscriber = {
  name: 'webhooks',
  async handle(services, tx, event) {
    const { mainId, id: eventId, kind } = event;
    if (!isEventKind(kind)) return;
    const listeners = await listenersOf(tx, mainId, kind);
    // What happens while the account closes is told to no other system.
    if (listeners.length === 0 || (await closesOn(tx, mainId)) !== null) return;
    const body = await eventBody(tx, event);
    for (const { id: webhookId } of listeners) {
      const delivery = { mainId, id: uuidv7(), webhookId, eventId, kind, body };
      const createdAt = services.clock.now();
      const isNew = await insertDelivery(tx, { ...delivery, askedAt: null, createdAt });
      if (isNew) await sendSoon(tx, delivery);
    }
  },
};
