import { loggedOut, menusLoaded, sessionOpened } from '../../session/sessionActions';
import type { SessionRootState } from '../../session/sessionReducers';
import type { LoggedOutState } from '../../session/types';
import { generatedApi, type LoginInfo } from '../generated/base.gen';
import { grantsSession } from '../transport/grantsSession';
import { readAsChosen } from '../transport/ownLanguage';
import { readsOneselfAnew } from './readsOneselfAnew';
import { unlessFailed } from '../transport/tags';

export type { RelatedMain } from '../generated/base.gen';

/** The state after a logout whose reply has none. */
const nobody: LoggedOutState = { token: '', userInfo: {}, sideBarMenus: [] };

/** A session begins with a token: "read with at least sToken" (specification, section 4). */
const grantsToken = {
  isWhole: (data: unknown) => {
    const token = (data as { sToken?: unknown } | null)?.sToken;
    return typeof token === 'string' && token !== '';
  },
};

/** Calls 1–3, 5, 7–9, 11, 12, 16–18: login, session, users, the account behind them. */
export const userApi = generatedApi.enhanceEndpoints({
  endpoints: {
    login: { extraOptions: grantsToken, onQueryStarted: grantsSession('login', ({ sToken }) => sToken) },
    register: { extraOptions: grantsToken, onQueryStarted: grantsSession('login', ({ sToken }) => sToken) },
    changeLogin: {
      extraOptions: grantsToken,
      onQueryStarted: grantsSession('login', ({ sToken }) => sToken),
    },
    visitorLogin: {
      extraOptions: grantsToken,
      onQueryStarted: grantsSession('visitor', ({ sToken }) => sToken),
    },
    loginInfo: {
      extraOptions: grantsToken,
      // Awaited before anybody hears of the session: no screen is drawn in the wrong language first.
      transformResponse: async (info: LoginInfo) => {
        await readAsChosen(info.language);
        return info;
      },
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
        // Promised is the token alone.
        dispatch(menusLoaded(userInfo.menus ?? []));
      },
    },
    logout: {
      extraOptions: { invalidSessionIsDone: true },
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        const { kind } = (getState() as unknown as SessionRootState).session;
        const done = await queryFulfilled.then(
          ({ data }: { data: Partial<LoggedOutState> | null }) => ({ data: { ...nobody, ...data } }),
          // A failed logout keeps the session and says so.
          () => undefined,
        );
        if (done) dispatch(loggedOut({ kind, data: done.data }));
      },
    },
    listUsers: { providesTags: [{ type: 'User', id: 'LIST' }] },
    editUser: {
      invalidatesTags: (row, error) =>
        unlessFailed(error, [
          { type: 'User', id: 'LIST' },
          { type: 'User', id: row?.userId },
          'AuditEvent',
          'ApiKey',
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
    listRelatedMains: { providesTags: ['RelatedMain'] },
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
