import { generatedApi, type InvoiceRequest } from '../generated/invoices.gen';
import type { RowList } from '../lists/pages';
import { unlessFailed } from '../transport/tags';
import { refreshesWork } from './workRows';

export type {
  Invoice,
  InvoiceDesk,
  InvoiceDetails,
  InvoiceRequest,
  InvoiceReview,
} from '../generated/invoices.gen';

const list = { type: 'Invoice' as const, id: 'LIST' };
const desk = { type: 'Invoice' as const, id: 'DESK' };

/** What the account asked for, request by request. */
export const invoiceRows: RowList<InvoiceRequest> = {
  endpointName: 'listInvoiceRequests',
  idOf: (row) => row.requestId,
  only: () => ({}),
};

/** Invoices over closed months: what an enterprise asks for, and what operators issue. */
export const invoicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // Read anew with each form: a colleague may have asked for a month meanwhile.
    getInvoiceDesk: { providesTags: [desk], keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    listInvoiceRequests: { providesTags: [list], extraOptions: { hideErrors: true } },
    askInvoice: { invalidatesTags: (_row, error) => unlessFailed(error, [list]) },
    // An operator decided first: the list shows that too.
    withdrawInvoice: { invalidatesTags: [list, desk] },
    getInvoiceReview: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    // The review closes with the decision, and each reading of it is in the enterprise's audit log.
    issueInvoice: { onQueryStarted: refreshesWork() },
    rejectInvoice: { onQueryStarted: refreshesWork() },
  },
});

export const {
  useGetInvoiceDeskQuery,
  useListInvoiceRequestsInfiniteQuery,
  useAskInvoiceMutation,
  useWithdrawInvoiceMutation,
  useGetInvoiceReviewQuery,
  useUploadInvoiceFileMutation,
  useIssueInvoiceMutation,
  useRejectInvoiceMutation,
  useReplaceInvoiceMutation,
} = invoicesApi;
