import { generatedApi } from '../generated/departure.gen';
import { unlessFailed } from '../transport/tags';

export type { Departure, DepartureMatter } from '../generated/departure.gen';

/** An enterprise that leaves: what is still open, and everything that is its own as one file. */
export const departureApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // What is open is settled on other screens: it is read anew with each visit.
    getDeparture: {
      keepUnusedDataFor: 0,
      providesTags: [{ type: 'Closing' as const, id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    startAccountExport: {
      invalidatesTags: (_task: unknown, error: unknown) => unlessFailed(error, ['Task' as const]),
      extraOptions: { hideErrors: true },
    },
  },
});

export const { useGetDepartureQuery, useSendAccountExportCodeMutation, useStartAccountExportMutation } =
  departureApi;
