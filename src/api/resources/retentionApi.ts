import { generatedApi } from '../generated/retention.gen';
import { unlessFailed } from '../transport/tags';

export type { LegalHold, RetentionPreview, RetentionSetting } from '../generated/retention.gen';

const all = ['Retention' as const];
const told = [...all, 'AuditEvent' as const];

/** The retention periods of the account, its holds, and previews. */
export const retentionApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getRetention: { providesTags: all, extraOptions: { hideErrors: true } },
    previewRetention: { providesTags: all, extraOptions: { hideErrors: true } },
    listHolds: { providesTags: all, extraOptions: { hideErrors: true } },
    saveRetention: { invalidatesTags: (_setting, error) => unlessFailed(error, told) },
    placeHold: { invalidatesTags: (_done, error) => unlessFailed(error, told) },
    releaseHold: { invalidatesTags: (_done, error) => unlessFailed(error, told) },
  },
});

export const {
  useGetRetentionQuery,
  usePreviewRetentionQuery,
  useSaveRetentionMutation,
  useListHoldsQuery,
  usePlaceHoldMutation,
  useReleaseHoldMutation,
} = retentionApi;
