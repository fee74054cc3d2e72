// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUnreadNotifications: build.query<
      CountUnreadNotificationsApiResponse,
      CountUnreadNotificationsApiArg
    >({
      query: () => ({
        url: `/gateway/bd/notification/notification/countUnread`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type CountUnreadNotificationsApiResponse = /** status 200 The answer */ {
  /** 100 stands for that many or more */
  unread: number;
};
export type CountUnreadNotificationsApiArg = void;
