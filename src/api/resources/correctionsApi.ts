import { generatedApi } from '../generated/corrections.gen';
import { refreshesWork } from './workRows';

export type { Charge, CorrectionReview } from '../generated/corrections.gen';

const found = { type: 'Recharge' as const, id: 'CHARGES' };

/** What was charged wrongly: one operator asks that it be given back, another confirms. */
export const correctionsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    findCharges: { providesTags: [found], extraOptions: { hideErrors: true } },
    // Refused, somebody was faster: the list shows that too; granted, it stands in the queue.
    askCorrection: {
      invalidatesTags: [found, { type: 'WorkItem', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    getCorrectionReview: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The review closes with the decision, and each reading of it is in the enterprise's audit log.
    confirmCorrection: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
    refuseCorrection: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
  },
});

export const {
  useFindChargesQuery,
  useAskCorrectionMutation,
  useGetCorrectionReviewQuery,
  useConfirmCorrectionMutation,
  useRefuseCorrectionMutation,
} = correctionsApi;
