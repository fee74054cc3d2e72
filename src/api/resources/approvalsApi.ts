import { generatedApi, type ApprovalRules, type WaitingApproval } from '../generated/approvals.gen';
import { unlessFailed } from '../transport/tags';

export type { ApprovalRules, DecidedOrders, WaitingApproval } from '../generated/approvals.gen';

/** Somebody who may approve, or may be given the right. */
export type Approver = ApprovalRules['approvers'][number];

const rules = { type: 'Approval' as const, id: 'RULES' };
const list = { type: 'Approval' as const, id: 'LIST' };

/** What waits for the reader's approval, row by row. */
export const approvalRows = {
  endpointName: 'listApprovals',
  idOf: (row: WaitingApproval) => row.orderId,
};

/** Somebody else may have decided first: the list shows that too, so it is read again after a refusal as well. */
const onDecided = {
  invalidatesTags: () => [
    list,
    { type: 'Home' as const },
    'Balance' as const,
    'Check' as const,
    'Order' as const,
  ],
};

/** Orders that wait for approval, what makes them wait, and who may approve. */
export const approvalsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getApprovalRules: { providesTags: [rules], extraOptions: { hideErrors: true } },
    saveApprovalRules: { invalidatesTags: (_rules, error) => unlessFailed(error, [rules, 'AuditEvent']) },
    saveApprover: { invalidatesTags: (_rules, error) => unlessFailed(error, [rules, 'AuditEvent']) },
    listApprovals: { providesTags: [list], extraOptions: { hideErrors: true } },
    approveOrder: onDecided,
    rejectOrder: onDecided,
    approveOrders: onDecided,
    rejectOrders: onDecided,
  },
});

export const {
  useGetApprovalRulesQuery,
  useSaveApprovalRulesMutation,
  useSaveApproverMutation,
  useSendApprovalCodeMutation,
  useListApprovalsInfiniteQuery,
  useApproveOrderMutation,
  useRejectOrderMutation,
  useApproveOrdersMutation,
  useRejectOrdersMutation,
} = approvalsApi;
