import { defineModule } from '../../kernel/module';
import { getChoices, saveChoices } from './notificationChoices';
import {
  countOwnUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notificationService';

/** The bell, and each person's choices of notifications. The recipients of an event: subscriber.ts. */
export const notificationsModule = defineModule({
  name: 'notifications',
  handlers: {
    listNotifications: (ctx, { body }) => listNotifications(ctx, body),
    countUnreadNotifications: (ctx) => countOwnUnread(ctx),
    readNotification: (ctx, { body }) => readNotification(ctx, body.notificationId),
    readAllNotifications: (ctx) => readAllNotifications(ctx),
    getNotificationChoices: (ctx) => getChoices(ctx),
    saveNotificationChoices: (ctx, { body }) => saveChoices(ctx, body),
  },
});
