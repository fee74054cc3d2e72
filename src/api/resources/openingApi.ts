import { generatedApi } from '../generated/candidate.gen';

/** The objects a visitor's `s` or phone opens. None of it is cached: it depends on the session and on time. */
export const openingApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // The page says itself what went wrong, and offers another try.
    getOpening: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The page says itself that a link is dead.
    nameOpening: { extraOptions: { hideErrors: true } },
    listOpenings: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
  },
});

export const { useNameOpeningQuery, useLazyGetOpeningQuery, useListOpeningsQuery, useChooseOpeningMutation } =
  openingApi;
