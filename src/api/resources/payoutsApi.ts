import { generatedApi, type Payout } from '../generated/payouts.gen';
import type { RowList } from '../lists/pages';
import { refreshesWork } from './workRows';

export type { Payout, PayoutDesk, PayoutReview } from '../generated/payouts.gen';

const list = { type: 'Payout' as const, id: 'LIST' };
/** Money is held or available again with it, and stands in the ledger. */
const moved = [list, 'Balance' as const, { type: 'LedgerEntry' as const, id: 'LIST' }];

/** What was asked to be paid out, row by row. */
export const payoutRows: RowList<Payout> = {
  endpointName: 'listPayouts',
  idOf: (row) => row.payoutId,
  only: () => ({}),
};

/** A balance that is paid out: the owner asks, one operator pays it, another confirms. */
export const payoutsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getPayoutDesk: { providesTags: [list, 'Balance'], extraOptions: { hideErrors: true } },
    listPayouts: { providesTags: [list], extraOptions: { hideErrors: true } },
    // Refused, the balance moved or somebody was faster: what stands there says so.
    askPayout: { invalidatesTags: moved, extraOptions: { hideErrors: true } },
    withdrawPayout: { invalidatesTags: moved },
    getPayoutReview: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The review closes with the decision, and each reading of it is in the enterprise's audit log.
    enterPayout: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
    confirmPayout: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
    rejectPayout: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
  },
});

export const {
  useGetPayoutDeskQuery,
  useListPayoutsInfiniteQuery,
  useSendPayoutCodeMutation,
  useAskPayoutMutation,
  useWithdrawPayoutMutation,
  useGetPayoutReviewQuery,
  useSendPayoutDecisionCodeMutation,
  useEnterPayoutMutation,
  useConfirmPayoutMutation,
  useRejectPayoutMutation,
} = payoutsApi;
