import { generatedApi } from '../generated/home.gen';

export type { HomeSummary } from '../generated/home.gen';

/** The numbers of the home page. The page shows its own fault. */
export const homeApi = generatedApi.enhanceEndpoints({
  endpoints: {
    homeSummary: { providesTags: ['Home'], extraOptions: { hideErrors: true } },
  },
});

export const { useHomeSummaryQuery } = homeApi;
