import { generatedApi, type Recharge } from '../generated/recharges.gen';
import type { RowList } from '../lists/pages';
import { unlessFailed } from '../transport/tags';
import { refreshesWork } from './workRows';

export type { Recharge, RechargeDesk, RechargeReview, RechargeStatus } from '../generated/recharges.gen';

const list = { type: 'Recharge' as const, id: 'LIST' };

/** What the account paid in by transfer, row by row. */
export const rechargeRows: RowList<Recharge> = {
  endpointName: 'listRecharges',
  idOf: (row) => row.rechargeId,
  only: () => ({}),
};

/** Money paid in by transfer: what the enterprise says it paid, and what operators confirm. */
export const rechargesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getRechargeDesk: { extraOptions: { hideErrors: true } },
    listRecharges: { providesTags: [list], extraOptions: { hideErrors: true } },
    askRecharge: { invalidatesTags: (_row, error) => unlessFailed(error, [list]) },
    // An operator decided first: the list shows that too.
    replaceRechargeSlip: { invalidatesTags: [list] },
    withdrawRecharge: { invalidatesTags: [list] },
    getRechargeReview: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The review closes with the decision, and each reading of it is in the enterprise's audit log.
    confirmRecharge: { onQueryStarted: refreshesWork() },
    rejectRecharge: { onQueryStarted: refreshesWork() },
  },
});

export const {
  useGetRechargeDeskQuery,
  useListRechargesInfiniteQuery,
  useAskRechargeMutation,
  useReplaceRechargeSlipMutation,
  useWithdrawRechargeMutation,
  useGetRechargeReviewQuery,
  useSendRechargeCodeMutation,
  useConfirmRechargeMutation,
  useRejectRechargeMutation,
} = rechargesApi;
