import { generatedApi, type ReceivedMoney } from '../generated/reversals.gen';
import type { RowList } from '../lists/pages';
import { refreshesWork } from './workRows';

export type {
  ReceivedMoney,
  RechargeLimit,
  RechargeLimitChange,
  ReversalReview,
} from '../generated/reversals.gen';

const limit = { type: 'Recharge' as const, id: 'LIMIT' };
/** A change of the limit that waits for another operator stands in the queue too. */
const limitQueued = [limit, { type: 'WorkItem' as const, id: 'LIST' }];
const list = { type: 'Recharge' as const, id: 'RECEIVED' };

/** What came in over all accounts, row by row. */
export const receivedRows: RowList<ReceivedMoney> = {
  endpointName: 'listReceivedMoney',
  idOf: (row) => row.bookingId,
  only: () => ({}),
};

/** Money that was booked by mistake: one operator asks that it be taken back, another confirms. */
export const reversalsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listReceivedMoney: { providesTags: [list], extraOptions: { hideErrors: true } },
    // Refused, somebody was faster or the money is used meanwhile: the list shows that too.
    askReversal: { invalidatesTags: [list], extraOptions: { hideErrors: true } },
    getReversalReview: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    getRechargeLimit: { providesTags: [limit], extraOptions: { hideErrors: true } },
    // A colleague was faster: what stands there says so.
    askRechargeLimit: { invalidatesTags: limitQueued, extraOptions: { hideErrors: true } },
    confirmRechargeLimit: { invalidatesTags: limitQueued, extraOptions: { hideErrors: true } },
    refuseRechargeLimit: { invalidatesTags: limitQueued },
    // The review closes with the decision, and each reading of it is in the enterprise's audit log.
    confirmReversal: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
    refuseReversal: { onQueryStarted: refreshesWork(), extraOptions: { hideErrors: true } },
  },
});

export const {
  useListReceivedMoneyInfiniteQuery,
  useAskRechargeLimitMutation,
  useAskReversalMutation,
  useGetReversalReviewQuery,
  useConfirmRechargeLimitMutation,
  useConfirmReversalMutation,
  useGetRechargeLimitQuery,
  useRefuseRechargeLimitMutation,
  useRefuseReversalMutation,
} = reversalsApi;
