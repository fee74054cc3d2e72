import { generatedApi } from '../generated/base.gen';

const PAGE_LIFETIME = 24 * 3600;

/** Calls 19 and 20: dictionaries and public settings, the same for everybody. */
export const dataApi = generatedApi.enhanceEndpoints({
  endpoints: {
    queryDictList: { providesTags: ['Dict'], keepUnusedDataFor: PAGE_LIFETIME },
    // Shown where nothing is lost without it (the customer phone has a fallback): no toast.
    querySphereConfig: {
      providesTags: ['SphereConfig'],
      keepUnusedDataFor: PAGE_LIFETIME,
      extraOptions: { hideErrors: true },
    },
  },
});

export const { useQueryDictListQuery, useQuerySphereConfigQuery } = dataApi;
