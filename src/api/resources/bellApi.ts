import { generatedApi } from '../generated/frame.gen';

/** The number of unread notifications. Fails silently, because it is polled. */
export const bellApi = generatedApi.enhanceEndpoints({
  endpoints: {
    countUnreadNotifications: {
      providesTags: [{ type: 'Notification', id: 'UNREAD' }],
      extraOptions: { hideErrors: true },
    },
  },
});

const ASK_MS = 30_000;

/** That number, asked while the tab is seen and when it is seen again; undefined until it is known. */
export function useUnreadCount({ skip = false } = {}): number | undefined {
  const { data } = bellApi.useCountUnreadNotificationsQuery(undefined, {
    skip,
    pollingInterval: ASK_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return data?.unread;
}
