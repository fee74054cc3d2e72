import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { generatedApi, type Notification } from '../generated/notifications.gen';
import { afterwards, changing } from '../lists/afterActions';
import { everyPage } from '../lists/pages';
import { unlessFailed } from '../transport/tags';

export type {
  Notification,
  NotificationChannel,
  NotificationChoices,
  NotificationKind,
} from '../generated/notifications.gen';

/** The notifications, row by row. */
export const notificationRows = {
  endpointName: 'listNotifications',
  idOf: (row: Notification) => row.notificationId,
};

/** A notification marked as read leaves the list of unread ones without a request. */
const read = (isMeant: (row: Notification, body: { notificationId?: string }) => boolean) => ({
  invalidatesTags: (_reply: unknown, error: unknown) =>
    unlessFailed(error, [{ type: 'Notification' as const, id: 'UNREAD' }]),
  onQueryStarted: afterwards(({ body }: { body: { notificationId?: string } }, store, { changeRows }) =>
    changeRows(store, notificationRows, (row, filter) => {
      if (row.readAt !== null || !isMeant(row, body)) return row;
      return 'unread' in filter ? undefined : { ...row, readAt: new Date().toISOString() };
    }),
  ),
});

/** The user's notifications and choices. */
export const notificationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listNotifications: {
      infiniteQueryOptions: everyPage,
      providesTags: [{ type: 'Notification', id: 'LIST' }],
      extraOptions: { hideErrors: true },
      // The bell asks only now and then: what the list shows may be newer than its number.
      onQueryStarted: afterwards((_list, { dispatch }) => {
        dispatch(generatedApi.util.invalidateTags([{ type: 'Notification', id: 'UNREAD' }]) as never);
        return Promise.resolve();
      }),
    },
    readNotification: {
      ...read((row, { notificationId }) => row.notificationId === notificationId),
      extraOptions: { hideErrors: true },
    },
    readAllNotifications: read(() => true),
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

/** What records, batches, money and work of an account are read by. */
const subjects = [
  'Check',
  'Batch',
  'Balance',
  'LedgerEntry',
  'Recharge',
  'Payout',
  'Invoice',
  'WorkItem',
] as const;

/** Reads anew what is on the screen: a notification may tell of what it does not show yet. */
export function useSubjectsAnew(): () => void {
  const dispatch = useDispatch();
  return useCallback(
    () => void dispatch(generatedApi.util.invalidateTags([...subjects]) as never),
    [dispatch],
  );
}

/** Puts what is new before the notifications on the screen. */
export function useNewNotifications(): () => void {
  const store = useStore();
  return useCallback(() => void changing(({ bringNews }) => bringNews(store, notificationRows)), [store]);
}
