import { generatedApi } from '../generated/limits.gen';

export type { KeptLimit, LimitChange } from '../generated/limits.gen';

/** Whatever was changed, or refused because somebody else was first, is read again. */
const all = ['Limit'] as const;

/** How much customers may do, as operators keep it. */
export const limitsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listLimits: { providesTags: [...all], extraOptions: { hideErrors: true } },
    changeLimit: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawLimit: { invalidatesTags: [...all] },
  },
});

export const { useListLimitsQuery, useChangeLimitMutation, useWithdrawLimitMutation } = limitsApi;
