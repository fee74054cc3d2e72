import { generatedApi } from '../generated/candidate.gen';

/** The objects a visitor's `s` or phone opens. None of it is cached: it depends on the session and on time. */
export const openingApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getOpening: { keepUnusedDataFor: 0 },
    // The page says itself that a link is dead.
    nameOpening: { extraOptions: { hideErrors: true } },
    listOpenings: { keepUnusedDataFor: 0 },
  },
});

export const { useNameOpeningQuery, useLazyGetOpeningQuery, useListOpeningsQuery, useChooseOpeningMutation } =
  openingApi;
