import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { generatedApi, type ListMembersApiArg, type Member } from '../generated/accounts.gen';
import { refreshing } from '../lists/afterActions';
import { everyPage, type RowList, type SearchOf } from '../lists/pages';
import { readsOneselfAnew } from './readsOneselfAnew';
import { unlessFailed } from '../transport/tags';
import { userApi } from './userApi';

export type {
  Department,
  Member,
  MemberHoldings,
  OwnProfile,
  OwnSession,
  Security,
  SignIn,
} from '../generated/accounts.gen';

/** The filters of the list of people. */
export type MemberSearch = SearchOf<ListMembersApiArg>;

/** The people, row by row. */
export const memberRows: RowList<Member> = {
  endpointName: 'listMembers',
  idOf: (member) => member.userId,
  only: (userId) => ({ userId }),
};

interface OnDepartment {
  body: { departmentId?: string };
}

/** A department's name stands in the rows of its people. */
const ofDepartment = {
  invalidatesTags: (_row: unknown, error: unknown) => unlessFailed(error, ['Department' as const]),
  onQueryStarted: refreshing(memberRows, ({ body: { departmentId } }: OnDepartment) => {
    return (member) => departmentId !== undefined && member.departmentId === departmentId;
  }),
};

/** The person of the reply is asked for; somebody new stands at the end. */
const refreshMember = refreshing(
  memberRows,
  (_arg: unknown, reply: { userId: string } | undefined) => (member) => member.userId === reply?.userId,
  { joining: ({ userId }) => userId },
);

/** The person of the request is asked for. */
export const touchesMember = refreshing(memberRows, ({ body: { userId } }: { body: { userId: string } }) => {
  return (member) => member.userId === userId;
});

// The call is the first screens' too, and people are listed on this one alone.
userApi.enhanceEndpoints({
  endpoints: {
    editUser: (endpoint) => {
      const before = endpoint.onQueryStarted;
      endpoint.onQueryStarted = async (arg, lifecycle) => {
        await Promise.all([before?.(arg, lifecycle), refreshMember(arg, lifecycle)]);
      };
    },
  },
});

/** One's own security, and the people, departments and budgets of the account. */
export const peopleApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // What somebody holds changes with nearly every call: it is read when it is asked, and kept for nobody.
    getMemberHoldings: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    listMembers: {
      providesTags: [{ type: 'Member', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    listSignIns: {
      infiniteQueryOptions: everyPage,
      providesTags: [{ type: 'UserSession', id: 'HISTORY' }],
      extraOptions: { hideErrors: true },
    },
    getOwnProfile: {
      providesTags: (profile) => [{ type: 'User', id: profile?.userId }],
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
    editMember: {
      invalidatesTags: (_row, error) => unlessFailed(error, ['Department' as const]),
      onQueryStarted: refreshMember,
    },
    saveDepartment: ofDepartment,
    removeDepartment: ofDepartment,
  },
});

export const {
  useGetMemberHoldingsQuery,
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
