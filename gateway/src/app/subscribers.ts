import type { Subscriber } from '../modules/events/subscriber';
import { notificationSubscriber } from '../modules/notifications/subscriber';
import { webhookSubscriber } from '../modules/webhooks/webhookSubscriber';

/** Everybody who is notified of events. */
export const subscribers: readonly Subscriber[] = [notificationSubscriber, webhookSubscriber];
