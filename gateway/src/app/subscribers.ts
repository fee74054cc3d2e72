import type { Subscriber } from '../modules/events/subscriber';
import { notificationSubscriber } from '../modules/notifications/subscriber';
import { webhookSubscriber } from '../modules/webhooks/webhookSubscriber';

/** Everybody who is told of what happens. */
export const subscribers: readonly Subscriber[] = [notificationSubscriber, webhookSubscriber];
