import { unavailableOf } from '../../platform/db/unavailable';
import { defineJob, type JobDefinition } from '../../kernel/job';
import { eventById } from './eventRepository';
import type { Subscriber } from './subscriber';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'event.deliver': { mainId: string; eventId: string };
  }
}

/**
 * Delivers one event to every subscriber. One that fails does not keep the others from receiving it; the job is then
 * repeated for all.
 */
export function eventJobOf(subscribers: readonly Subscriber[]): JobDefinition {
  return defineJob({
    name: 'event.deliver',
    async run({ mainId, eventId }, { services, log }) {
      const failures: unknown[] = [];
      for (const subscriber of subscribers) {
        try {
          await services.db.withTenant({ mainIds: [mainId], mainId, userId: null }, async (tx) => {
            const event = await eventById(tx, eventId);
            if (event) await subscriber.handle(services, tx, event);
          });
        } catch (error) {
          // The watch logs the loss of the database, once, and the job is repeated.
          if (!unavailableOf(error))
            log.error({ err: error, subscriber: subscriber.name }, 'a subscriber failed');
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  });
}
