import { loggedOut, menusLoaded, sessionOpened } from '../session/sessionActions';
import type { SessionRootState } from '../session/sessionReducers';
import { generatedApi } from './generated/base.gen';
import { grantsSession } from './grantsSession';
import { readsOneselfAnew } from './readsOneselfAnew';
import { listTags, unlessFailed } from './tags';

export type { RelatedMain } from './generated/base.gen';

/** Calls 1–3, 5, 7–9, 11, 12, 16–18: login, session, users, the account behind them. */
export const userApi = generatedApi.enhanceEndpoints({
  endpoints: {
    login: { onQueryStarted: grantsSession('login', ({ sToken }) => sToken) },
    register: { onQueryStarted: grantsSession('login', ({ sToken }) => sToken) },
    changeLogin: { onQueryStarted: grantsSession('login', ({ sToken }) => sToken) },
    visitorLogin: { onQueryStarted: grantsSession('visitor', ({ sToken }) => sToken) },
    loginInfo: {
      providesTags: ['Session'],
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        const { kind } = (getState() as unknown as SessionRootState).session;
        const userInfo = await queryFulfilled.then(
          ({ data }) => data,
          // baseQuery has told the failure; the session stays as it is (or has been ended by its code).
          () => undefined,
        );
        if (!userInfo) return;
        dispatch(sessionOpened({ kind, userInfo }));
        dispatch(menusLoaded(userInfo.menus));
      },
    },
    logout: {
      extraOptions: { invalidSessionIsDone: true },
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        const { kind } = (getState() as unknown as SessionRootState).session;
        const done = await queryFulfilled.then(
          ({ data }) => ({ data: data ?? { token: '', userInfo: {}, sideBarMenus: [] } }),
          // A failed logout keeps the session and says so.
          () => undefined,
        );
        if (done) dispatch(loggedOut({ kind, data: done.data }));
      },
    },
    listUsers: { providesTags: (result) => listTags('User', result?.rows, (row) => row.userId) },
    editUser: {
      invalidatesTags: (row, error) =>
        unlessFailed(error, [
          { type: 'User', id: 'LIST' },
          { type: 'User', id: row?.userId },
          { type: 'AuditEvent', id: 'LIST' },
        ]),
      onQueryStarted: readsOneselfAnew((row, ownId) => row.userId === ownId),
    },
    changeMobile: {
      invalidatesTags: (_data, error) => unlessFailed(error, ['Session', 'UserSession']),
      onQueryStarted: readsOneselfAnew(() => true),
    },
    authenticate: {
      invalidatesTags: (_data, error) => unlessFailed(error, ['Session', 'RelatedMain', 'Certification']),
    },
    listRelatedMains: { providesTags: (result) => listTags('RelatedMain', result, (row) => row.mainId) },
  },
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLoginInfoQuery,
  useLazyLoginInfoQuery,
  useLogoutMutation,
  useResetPasswordMutation,
  useListUsersQuery,
  useEditUserMutation,
  useChangeMobileMutation,
  useAuthenticateMutation,
  useListRelatedMainsQuery,
  useChangeLoginMutation,
  useVisitorLoginMutation,
} = userApi;
