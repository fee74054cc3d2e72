import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi, type ListMembersApiArg } from '../generated/accounts.gen';
import type { SearchOf } from '../transport/pages';
import { readsOneselfAnew } from './readsOneselfAnew';
import { listTags, unlessFailed } from '../transport/tags';

export type { Department, Member, OwnProfile, OwnSession, Security, SignIn } from '../generated/accounts.gen';

/** What the list of people shows. */
export type MemberSearch = SearchOf<ListMembersApiArg>;

const people = [{ type: 'User' as const, id: 'LIST' }, 'Department' as const];

/** One's own security, and the people, departments and budgets of the account. */
export const peopleApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listMembers: {
      providesTags: (result) =>
        listTags(
          'User',
          result?.pages.flatMap((page) => page.rows),
          (row) => row.userId,
        ),
      extraOptions: { hideErrors: true },
    },
    listSignIns: {
      providesTags: [{ type: 'UserSession', id: 'HISTORY' }],
      extraOptions: { hideErrors: true },
    },
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
  useListMembersInfiniteQuery,
  useListSignInsInfiniteQuery,
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
