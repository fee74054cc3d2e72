import { generatedApi } from './generated/bell.gen';

/** How many notifications are not read. It fails in silence: it is asked again. */
export const bellApi = generatedApi.enhanceEndpoints({
  endpoints: {
    countUnreadNotifications: { providesTags: ['Notification'], extraOptions: { hideErrors: true } },
  },
});

export const { useCountUnreadNotificationsQuery } = bellApi;
