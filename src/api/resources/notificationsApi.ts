import { generatedApi } from '../generated/notifications.gen';
import { unlessFailed } from '../transport/tags';

export type {
  Notification,
  NotificationChannel,
  NotificationChoices,
  NotificationKind,
} from '../generated/notifications.gen';

const changed = (_reply: unknown, error: unknown) => unlessFailed(error, ['Notification' as const]);

/** What one is told of, and what one chose. */
export const notificationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listNotifications: { providesTags: ['Notification'], extraOptions: { hideErrors: true } },
    readNotification: { invalidatesTags: changed, extraOptions: { hideErrors: true } },
    readAllNotifications: { invalidatesTags: changed },
    getNotificationChoices: { extraOptions: { hideErrors: true } },
    saveNotificationChoices: {
      // The box answers the click at once, and goes back where it could not be saved.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('getNotificationChoices', undefined, (draft) => {
            for (const { kind, channel, isOn } of body.changes ?? []) {
              const choice = draft.choices.find((one) => one.kind === kind);
              if (choice) choice[channel] = isOn;
            }
            if (body.ofOthers !== undefined) draft.ofOthers = body.ofOthers;
          }),
        );
        // baseQuery has told why.
        await queryFulfilled.catch(() => patch.undo());
      },
    },
  },
});

export const {
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
  useGetNotificationChoicesQuery,
  useSaveNotificationChoicesMutation,
} = notificationsApi;
