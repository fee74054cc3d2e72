import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi, type ListMembersApiArg, type Member, type SignIn } from './generated/accounts.gen';
import { readsOneselfAnew } from './readsOneselfAnew';
import { listTags, unlessFailed } from './tags';

export type { Department, Member, OwnProfile, OwnSession, Security, SignIn } from './generated/accounts.gen';

/** What the list of people shows; the cursor is the page's own. */
export type MemberSearch = Omit<ListMembersApiArg['body'], 'cursor' | 'limit'>;

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

const PAGE_ROWS = 50;
const infiniteQueryOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: Page<unknown>) => last.nextCursor ?? undefined,
};
const pageOf = (pageParam: string | null) => ({
  limit: PAGE_ROWS,
  ...(pageParam !== null && { cursor: pageParam }),
});

const withPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listMembers` by keyset pages. */
    memberPages: build.infiniteQuery<Page<Member>, MemberSearch, string | null>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        url: '/gateway/bd/account/member/list',
        method: 'POST',
        body: { ...queryArg, ...pageOf(pageParam) },
      }),
      providesTags: (result) =>
        listTags(
          'User',
          result?.pages.flatMap((page) => page.rows),
          (row) => row.userId,
        ),
      extraOptions: { hideErrors: true },
    }),
    /** `listSignIns` by keyset pages. */
    signInPages: build.infiniteQuery<Page<SignIn>, void, string | null>({
      infiniteQueryOptions,
      query: ({ pageParam }) => ({
        url: '/gateway/bd/account/signIn/list',
        method: 'POST',
        body: pageOf(pageParam),
      }),
      providesTags: [{ type: 'UserSession', id: 'HISTORY' }],
      extraOptions: { hideErrors: true },
    }),
  }),
});

const people = [{ type: 'User' as const, id: 'LIST' }, 'Department' as const];

/** One's own security, and the people, departments and budgets of the account. */
export const peopleApi = withPages.enhanceEndpoints({
  endpoints: {
    getOwnProfile: {
      providesTags: (profile) => listTags('User', profile && [profile], ({ userId }) => userId),
      extraOptions: { hideErrors: true },
    },
    forgetOwnProfile: {
      invalidatesTags: (profile, error) => unlessFailed(error, [{ type: 'User', id: profile?.userId }]),
      onQueryStarted: readsOneselfAnew(() => true),
    },
    getSecurity: {
      providesTags: [{ type: 'UserSession', id: 'SECURITY' }],
      extraOptions: { hideErrors: true },
    },
    listSessions: { providesTags: [{ type: 'UserSession', id: 'LIST' }], extraOptions: { hideErrors: true } },
    changePassword: { invalidatesTags: (_done, error) => unlessFailed(error, ['UserSession' as const]) },
    unbindWechat: {
      invalidatesTags: (_done, error) => unlessFailed(error, [{ type: 'UserSession', id: 'SECURITY' }]),
    },
    endSession: { invalidatesTags: [{ type: 'UserSession', id: 'LIST' }] },
    endOtherSessions: { invalidatesTags: [{ type: 'UserSession', id: 'LIST' }] },
    listDepartments: { providesTags: ['Department'], extraOptions: { hideErrors: true } },
    editMember: { invalidatesTags: (_row, error) => unlessFailed(error, people) },
    saveDepartment: { invalidatesTags: (_row, error) => unlessFailed(error, people) },
    removeDepartment: { invalidatesTags: (_row, error) => unlessFailed(error, people) },
  },
});

export const {
  useMemberPagesInfiniteQuery,
  useSignInPagesInfiniteQuery,
  useGetOwnProfileQuery,
  useForgetOwnProfileMutation,
  useGetSecurityQuery,
  useListSessionsQuery,
  useChangePasswordMutation,
  useUnbindWechatMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListDepartmentsQuery,
  useEditMemberMutation,
  useLeaveAccountMutation,
  useReinviteMemberMutation,
  useSaveDepartmentMutation,
  useRemoveDepartmentMutation,
} = peopleApi;

/** Reads one's own security anew: a WeChat binding is made on the phone, not by a call of this page. */
export function useSecurityChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(
    () => void dispatch(peopleApi.util.invalidateTags([{ type: 'UserSession', id: 'SECURITY' }])),
    [dispatch],
  );
}
