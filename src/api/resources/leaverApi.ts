import { generatedApi } from '../generated/leaver.gen';
import { unlessFailed } from '../transport/tags';
import { absentOwners, touchesMember } from './peopleApi';

export type { MemberHoldings } from '../generated/leaver.gen';

/** Somebody goes: what they hold, and the one act in which all of it is somebody else's. */
export const leaverApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // What somebody holds changes with nearly every call: it is read when it is asked, and kept for nobody.
    getMemberHoldings: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
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
  },
});

export const { useGetMemberHoldingsQuery, useLetMemberGoMutation } = leaverApi;
