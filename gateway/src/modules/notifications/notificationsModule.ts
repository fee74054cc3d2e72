import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { getChoices, saveChoices, type ChoiceChange } from './choiceService';
import {
  countOwnUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notificationService';

/** The bell, and what each person chose to be told of. Who is told: subscriber.ts. */
export const notificationsModule = defineModule({
  name: 'notifications',
  handlers: {
    listNotifications: (ctx: SessionCtx, { body }: Input<Parameters<typeof listNotifications>[1]>) =>
      listNotifications(ctx, body),
    countUnreadNotifications: (ctx: SessionCtx) => countOwnUnread(ctx),
    readNotification: (ctx: SessionCtx, { body }: Input<{ notificationId: string }>) =>
      readNotification(ctx, body.notificationId),
    readAllNotifications: (ctx: SessionCtx) => readAllNotifications(ctx),
    getNotificationChoices: (ctx: SessionCtx) => getChoices(ctx),
    saveNotificationChoices: (ctx: SessionCtx, { body }: Input<ChoiceChange>) => saveChoices(ctx, body),
  },
});
