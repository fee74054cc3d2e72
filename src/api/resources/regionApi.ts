import { generatedApi } from '../generated/base.gen';

/** Regions change once a year: a list that was fetched serves until the page is left. */
const PAGE_LIFETIME = 24 * 3600;

/** Call 4: GB/T 2260, one level under a parent. */
export const regionApi = generatedApi.enhanceEndpoints({
  endpoints: { listRegions: { providesTags: ['Region'], keepUnusedDataFor: PAGE_LIFETIME } },
});

export const { useListRegionsQuery, useLazyListRegionsQuery } = regionApi;
