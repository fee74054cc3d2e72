import type { Services } from '../src/kernel/context';
import { sql } from '../src/platform/db/sql';
import { eventsSince } from '../src/modules/events/eventRepository';
import { notificationSubscriber } from '../src/modules/notifications/subscriber';
import { demoMains } from './demoAccounts';
import { DemoTime } from './demoWork';

const DAY = 86_400_000;
const TOLD_DAYS = 30;
const READ_DAYS = 7;

/** Notifications of the past month for the demo people; those older than a week are read. */
export async function seedDemoNotifications(services: Services): Promise<void> {
  for (const mainId of [demoMains.first, demoMains.second, demoMains.third])
    await notifyOfPast(services, mainId);
}

/** Notifies the people of an account, and the staff who serve it, of its past events. */
export async function notifyOfPast(services: Services, mainId: string): Promise<void> {
  const now = services.clock.now().getTime();
  // Its SMS are not sent.
  const past = new DemoTime(services).services;
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    for (const event of await eventsSince(tx, new Date(now - TOLD_DAYS * DAY))) {
      await notificationSubscriber.handle(past, tx, event);
    }
    await tx.run(sql`update notification set read_at = created_at + interval '2 hours'
      where main_id = ${mainId} and read_at is null and created_at < ${new Date(now - READ_DAYS * DAY)}`);
  });
}
