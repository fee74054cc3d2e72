// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvoiceDesk: build.query<GetInvoiceDeskApiResponse, GetInvoiceDeskApiArg>({
      query: () => ({ url: `/gateway/bd/invoice/desk/get` }),
    }),
    listInvoiceRequests: build.infiniteQuery<
      ListInvoiceRequestsApiResponse,
      Paged<ListInvoiceRequestsApiArg>,
      PageParam
    >({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/invoice/request/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    askInvoice: build.mutation<AskInvoiceApiResponse, AskInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/request/ask`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawInvoice: build.mutation<WithdrawInvoiceApiResponse, WithdrawInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/request/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getInvoiceReview: build.query<GetInvoiceReviewApiResponse, GetInvoiceReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/review/get`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    uploadInvoiceFile: build.mutation<UploadInvoiceFileApiResponse, UploadInvoiceFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/file/upload`,
        method: 'POST',
        body: queryArg.body,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    issueInvoice: build.mutation<IssueInvoiceApiResponse, IssueInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/request/issue`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectInvoice: build.mutation<RejectInvoiceApiResponse, RejectInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/request/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    replaceInvoice: build.mutation<ReplaceInvoiceApiResponse, ReplaceInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/invoice/request/replace`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetInvoiceDeskApiResponse = /** status 200 The answer */ InvoiceDesk;
export type GetInvoiceDeskApiArg = void;
export type ListInvoiceRequestsApiResponse = /** status 200 The answer */ {
  rows: InvoiceRequest[];
  nextCursor: string | null;
};
export type ListInvoiceRequestsApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type AskInvoiceApiResponse = /** status 200 The answer */ InvoiceRequest;
export type AskInvoiceApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    statementIds: Uuid[];
    kind: InvoiceKind;
    title: string;
    /** As typed; kept in half width without blanks */
    taxNumber: string;
    bankName?: string;
    bankAccount?: string;
    registeredAddress?: string;
    registeredPhone?: string;
    way: InvoiceWay;
    email?: string;
    recipient?: string;
    recipientPhone?: string;
    postalAddress?: string;
  };
};
export type WithdrawInvoiceApiResponse = /** status 200 The answer */ InvoiceRequest;
export type WithdrawInvoiceApiArg = {
  body: {
    requestId: Uuid;
  };
};
export type GetInvoiceReviewApiResponse = /** status 200 The answer */ InvoiceReview;
export type GetInvoiceReviewApiArg = {
  workItemId: Uuid;
};
export type UploadInvoiceFileApiResponse = /** status 200 The answer */ UploadedFile;
export type UploadInvoiceFileApiArg = {
  workItemId: Uuid;
  body: {
    file: Blob;
  };
};
export type IssueInvoiceApiResponse = /** status 200 The answer */ Done;
export type IssueInvoiceApiArg = {
  body: {
    workItemId: Uuid;
    /** The 20 digits of a digital invoice, or code and number of an older one together; each once over all accounts */
    number: string;
    issuedOn: Day;
    fileId: Uuid;
  };
};
export type RejectInvoiceApiResponse = /** status 200 The answer */ Done;
export type RejectInvoiceApiArg = {
  body: {
    workItemId: Uuid;
    reason: string;
  };
};
export type ReplaceInvoiceApiResponse = /** status 200 The answer */ Done;
export type ReplaceInvoiceApiArg = {
  body: {
    workItemId: Uuid;
    /** The wrong one, as it was read */
    invoiceId: Uuid;
    /** The 20 digits of a digital invoice, or code and number of an older one together; each once over all accounts */
    number: string;
    issuedOn: Day;
    fileId: Uuid;
    reason: string;
  };
};
export type Uuid = string;
export type Fen = number;
export type InvoiceChoice = {
  statementId: Uuid;
  month: string;
  amount: Fen;
  /** nothing: nothing was spent */
  state: 'free' | 'asked' | 'invoiced' | 'nothing';
};
export type InvoiceKind = 'ordinary' | 'special';
export type InvoiceWay = 'email' | 'post';
export type InvoiceDetails = {
  kind: InvoiceKind;
  title: string;
  taxNumber: string;
  bankName: string;
  bankAccount: string;
  registeredAddress: string;
  registeredPhone: string;
  way: InvoiceWay;
  email: string;
  recipient: string;
  recipientPhone: string;
  postalAddress: string;
};
export type InvoiceDesk = {
  /** The newest 60, the newest first */
  statements: InvoiceChoice[];
  /** Title and number of the verified enterprise, the rest as it was asked for last */
  details: InvoiceDetails;
};
export type InvoiceStatus = 'waiting' | 'issued' | 'rejected' | 'withdrawn';
export type InvoiceMonth = {
  statementId: Uuid;
  month: string;
  /** Charged in that month less what was reversed in it; below 0 where more was reversed */
  amount: Fen;
};
export type Day = string;
export type Instant = string;
export type Invoice = {
  invoiceId: Uuid;
  number: string;
  issuedOn: Day;
  fileId: Uuid;
  fileName: string;
  uploadedAt: Instant;
  /** It was wrong: another one stands in its place */
  replacedAt: Instant | null;
  /** Why it was replaced */
  reason: string | null;
};
export type InvoiceRequest = {
  requestId: Uuid;
  status: InvoiceStatus;
  /** Waits, in an operator's hands: the invoice is being issued, and the request cannot be withdrawn */
  isTaken: boolean;
  /** Of all its months */
  amount: Fen;
  /** The oldest first */
  months: InvoiceMonth[];
  details: InvoiceDetails;
  /** The one that holds first, then those it replaced */
  invoices: Invoice[];
  askedBy: string;
  askedAt: Instant;
  decidedAt: Instant | null;
  /** Why it was rejected */
  reason: string | null;
};
export type Cursor = string;
export type Limit = number;
export type InvoiceReview = {
  workItemId: Uuid;
  mainName: string;
  request: InvoiceRequest;
  /** As the enterprise was verified last */
  verifiedName: string | null;
  verifiedCode: string | null;
  /** Of one's own enterprise: a colleague decides */
  isOwn: boolean;
  /** In a colleague's hands */
  isTaken: boolean;
};
export type UploadedFile = {
  fileId: Uuid;
  url: string;
  fileName: string;
  originalFilename: string;
  /** Bytes */
  size: number;
};
export type Done = {
  done: true;
};
