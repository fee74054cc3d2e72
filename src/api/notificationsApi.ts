import { generatedApi, type Notification } from './generated/notifications.gen';
import { unlessFailed } from './tags';

export type {
  Notification,
  NotificationChannel,
  NotificationChoices,
  NotificationKind,
} from './generated/notifications.gen';

interface NotificationPage {
  rows: Notification[];
  nextCursor: string | null;
}

const PAGE_ROWS = 20;
const changed = (_reply: unknown, error: unknown) => unlessFailed(error, ['Notification' as const]);

const withPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listNotifications` by keyset pages: all, or only what is not read. */
    notificationPages: build.infiniteQuery<NotificationPage, { unread?: true }, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/gateway/bd/notification/notification/list',
        method: 'POST',
        body: { ...queryArg, limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      providesTags: ['Notification'],
      extraOptions: { hideErrors: true },
    }),
  }),
});

/** What one is told of, and what one chose. */
export const notificationsApi = withPages.enhanceEndpoints({
  endpoints: {
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
  useNotificationPagesInfiniteQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
  useGetNotificationChoicesQuery,
  useSaveNotificationChoicesMutation,
} = notificationsApi;
