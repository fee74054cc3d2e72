// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteOrder: build.query<QuoteOrderApiResponse, QuoteOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/order/quote`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getOrderTerms: build.query<GetOrderTermsApiResponse, GetOrderTermsApiArg>({
      query: () => ({ url: `/gateway/bd/order/order/terms` }),
    }),
    placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/order/place`,
        method: 'POST',
        body: queryArg.placeOrderRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/order/get`,
        params: {
          orderId: queryArg.orderId,
        },
      }),
    }),
    getOrderDraft: build.query<GetOrderDraftApiResponse, GetOrderDraftApiArg>({
      query: () => ({ url: `/gateway/bd/order/draft/get` }),
    }),
    saveOrderDraft: build.mutation<SaveOrderDraftApiResponse, SaveOrderDraftApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/draft/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type QuoteOrderApiResponse = /** status 200 The answer */ Quote;
export type QuoteOrderApiArg = {
  body: {
    packageId: Uuid;
    itemCodes: string[];
    mobile?: Mobile;
    idNumber?: string;
  };
};
export type GetOrderTermsApiResponse = /** status 200 The answer */ OrderTerms;
export type GetOrderTermsApiArg = void;
export type PlaceOrderApiResponse = /** status 200 The answer */ PlacedOrder;
export type PlaceOrderApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  placeOrderRequest: PlaceOrderRequest;
};
export type GetOrderApiResponse = /** status 200 The answer */ PlacedOrder;
export type GetOrderApiArg = {
  orderId: Uuid;
};
export type GetOrderDraftApiResponse = /** status 200 The answer */ OrderDraft;
export type GetOrderDraftApiArg = void;
export type SaveOrderDraftApiResponse = /** status 200 The answer */ KeptDraft;
export type SaveOrderDraftApiArg = {
  body: {
    /** Of the draft that the form was opened with, or of its own last saving */
    generation: number;
    content: OrderDraftContent | null;
  };
};
export type Fen = number;
export type Day = string;
export type Uuid = string;
export type Instant = string;
export type CheckStatus =
  | 'awaitingApproval'
  | 'awaitingPayment'
  | 'awaitingConsent'
  | 'inProgress'
  | 'awaitingInfo'
  | 'inReview'
  | 'reported'
  | 'disputed'
  | 'cancelled'
  | 'expired';
export type Quote = {
  price: Fen;
  available: Fen;
  held: Fen;
  /** The balance covers the price; else the order is saved as awaitingPayment */
  enough: boolean;
  promisedDate: Day;
  /** The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
  promisedEstimate: boolean;
  items: {
    itemCode: string;
    name: string;
    price: Fen;
    sensitive: boolean;
    /** If consent came today */
    promisedDate: Day;
    workingDays: number;
  }[];
  duplicates: {
    checkId: Uuid;
    orderedAt: Instant;
    status: CheckStatus;
  }[];
};
export type Mobile = string;
export type BudgetLeft = {
  whose: 'department' | 'person';
  monthly: Fen;
  /** Of this calendar month in China, never below 0 */
  left: Fen;
  /** By how much it is overrun this month; 0 where it is not */
  over: Fen;
};
export type OrderTerms = {
  /** False: every order is refused with 2016 */
  isContractSigned: boolean;
  /** The orderer's own and the department's, as far as one is set */
  budgets: BudgetLeft[];
  /** What makes an order of this person wait */
  approval: {
    /** Of the price; null: no price makes it wait */
    above: Fen | null;
    /** What becomes of an order above what is left of a budget; placed: an owner's needs no approval */
    overBudget: 'waits' | 'refused' | 'placed';
  };
};
export type OrderStatus = 'awaitingApproval' | 'awaitingPayment' | 'placed' | 'completed' | 'cancelled';
export type ConsentWay = 'sms' | 'link' | 'paper';
export type ApprovalWhy = 'limit' | 'department' | 'person';
export type Approval = {
  why: ApprovalWhy[];
  askedAt: Instant;
  /** Without a decision the order is cancelled then */
  endsAt: Instant;
  /** Who may approve it now, by name; empty once it is decided, and for API keys */
  approvers: string[];
  decision: ('approved' | 'rejected') | null;
  decidedBy: string | null;
  decidedAt: Instant | null;
  /** Why it was rejected */
  reason: string | null;
};
export type PlacedOrder = {
  orderId: Uuid;
  orderNo: string;
  checkId: Uuid;
  status: OrderStatus;
  checkStatus: CheckStatus;
  price: Fen;
  held: Fen;
  /** Until the check runs: the day if consent came today */
  promisedDate: Day | null;
  /** The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
  promisedEstimate: boolean;
  candidateName: string;
  /** Masked */
  candidateMobile: string;
  packageName: string;
  consentWay: ConsentWay;
  /** Only in the reply to placing with consentWay link; it is not stored */
  link: string | null;
  /** Null where none was needed */
  approval: Approval | null;
  /** Only in the reply to a person's placing, which empties their draft: the draft that is now */
  draftGeneration?: number;
};
export type PositionClass =
  'general' | 'finance' | 'management' | 'technology' | 'driver' | 'childcare' | 'security';
export type OrderCandidate = {
  name: string;
  mobile: Mobile;
  idNumber?: string;
};
export type PlaceOrderRequest = {
  packageId: Uuid;
  itemCodes: string[];
  positionTitle: string;
  positionClass: PositionClass;
  /** By item code; needed for each sensitive item whose package gives none. One without a letter says nothing, and counts as none (2006) */
  reasons?: {
    [key: string]: string;
  };
  candidate: OrderCandidate;
  consentWay: ConsentWay;
  paperFileId?: Uuid;
  expectedPrice: Fen;
  acceptDuplicate?: boolean;
  /** The application that this is begun from: what was entered there stands in the candidate's form, if it is the same phone */
  applicationId?: Uuid;
};
export type OrderDraftContent = {
  packageId?: string;
  itemCodes?: string[];
  positionTitle?: string;
  positionClass?: string;
  reasons?: {
    [key: string]: string;
  };
  name?: string;
  mobile?: string;
  idNumber?: string;
  consentWay?: string;
  paperFileId?: string;
  paperFileName?: string;
};
export type OrderDraft = {
  content: OrderDraftContent | null;
  savedAt: Instant | null;
  /** Counts how often the draft was saved or emptied */
  generation: number;
};
export type KeptDraft = {
  /** False: the draft was saved or emptied elsewhere since, and what was sent is dropped */
  kept: boolean;
  /** Of the draft that is now */
  generation: number;
};
