import { generatedApi } from '../generated/leaver.gen';
import { refreshing } from '../lists/afterActions';
import { unlessFailed } from '../transport/tags';
import { memberRows, touchesMember } from './peopleApi';
import { readsOneselfAnew } from './readsOneselfAnew';

export type { AbsentOwner } from '../generated/leaver.gen';

const absentOwners = { type: 'User' as const, id: 'ABSENT' };

/** The new owner, and whoever was it. */
const changesOwner = refreshing(memberRows, ({ body: { userId } }: { body: { userId: string } }) => {
  return (member) => member.userId === userId || member.roleId === 'owner';
});

/** Somebody goes, and what they had goes to somebody else: all of it in one act, records alone, or the ownership. */
export const leaverApi = generatedApi.enhanceEndpoints({
  endpoints: {
    letMemberGo: {
      invalidatesTags: (_reply, error) =>
        unlessFailed(error, [
          { type: 'Home' as const },
          { type: 'Approval' as const },
          'ApiKey' as const,
          'AuditEvent' as const,
          absentOwners,
        ]),
      onQueryStarted: touchesMember,
    },
    handOverMember: {
      invalidatesTags: (_reply, error) =>
        unlessFailed(error, [{ type: 'Home' as const }, 'ApiKey' as const, absentOwners]),
      onQueryStarted: touchesMember,
    },
    listAbsentOwners: { providesTags: [absentOwners], extraOptions: { hideErrors: true } },
    handOnOwnership: {
      onQueryStarted: async (arg, lifecycle) => {
        await Promise.all([readsOneselfAnew(() => true)(arg, lifecycle), changesOwner(arg, lifecycle)]);
      },
    },
  },
});

export const {
  useLetMemberGoMutation,
  useHandOverMemberMutation,
  useListAbsentOwnersQuery,
  useSendOwnershipCodeMutation,
  useHandOnOwnershipMutation,
} = leaverApi;
