import { generatedApi } from '../generated/lostPhones.gen';
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
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    },
    // The review is not read again: it closes with the decision, and each reading of it is in the enterprise's audit log.
    decideLostPhone: { onQueryStarted: refreshesWork() },
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
