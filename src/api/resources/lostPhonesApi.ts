import { generatedApi } from '../generated/lostPhones.gen';
import { unlessFailed } from '../transport/tags';
import { refreshesWork } from './workRows';

export type { LostPhone, LostPhoneReview } from '../generated/lostPhones.gen';

const list = { type: 'Member' as const, id: 'LOST_PHONES' };

/** The lost phone of one of an enterprise's people: what its managers ask, and what staff decide. */
export const lostPhonesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listLostPhones: { providesTags: [list], extraOptions: { hideErrors: true } },
    askLostPhone: { invalidatesTags: [list] },
    // Somebody decided first: the list shows that too.
    withdrawLostPhone: { invalidatesTags: [list] },
    getLostPhoneReview: {
      providesTags: (_review, _error, { workItemId }) => [{ type: 'WorkItem', id: workItemId }],
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    },
    decideLostPhone: {
      invalidatesTags: (_done, error, { body }) =>
        unlessFailed(error, [{ type: 'WorkItem', id: body.workItemId }]),
      onQueryStarted: refreshesWork(),
    },
  },
});

export const {
  useListLostPhonesQuery,
  useSendLostPhoneCodeMutation,
  useAskLostPhoneMutation,
  useWithdrawLostPhoneMutation,
  useGetLostPhoneReviewQuery,
  useRevealLostPhoneContactMutation,
  useSendLostPhoneDecisionCodeMutation,
  useDecideLostPhoneMutation,
} = lostPhonesApi;
