// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceivedMoney: build.infiniteQuery<
      ListReceivedMoneyApiResponse,
      Paged<ListReceivedMoneyApiArg>,
      PageParam
    >({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/reversal/received/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    askReversal: build.mutation<AskReversalApiResponse, AskReversalApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/reversal/ask`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getReversalReview: build.query<GetReversalReviewApiResponse, GetReversalReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/reversal/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    confirmReversal: build.mutation<ConfirmReversalApiResponse, ConfirmReversalApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/reversal/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    refuseReversal: build.mutation<RefuseReversalApiResponse, RefuseReversalApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/reversal/refuse`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getRechargeLimit: build.query<GetRechargeLimitApiResponse, GetRechargeLimitApiArg>({
      query: () => ({ url: `/gateway/bd/reversal/limit/get` }),
    }),
    askRechargeLimit: build.mutation<AskRechargeLimitApiResponse, AskRechargeLimitApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/limit/ask`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    confirmRechargeLimit: build.mutation<ConfirmRechargeLimitApiResponse, ConfirmRechargeLimitApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/limit/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    refuseRechargeLimit: build.mutation<RefuseRechargeLimitApiResponse, RefuseRechargeLimitApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/reversal/limit/refuse`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListReceivedMoneyApiResponse = /** status 200 The answer */ {
  rows: ReceivedMoney[];
  nextCursor: string | null;
  /** Of all pages; with the first one */
  total: WorkCount | null;
};
export type ListReceivedMoneyApiArg = {
  body: {
    /** A part of the enterprise's name, or the whole reference */
    text?: string;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type AskReversalApiResponse = /** status 200 The answer */ ReceivedMoney;
export type AskReversalApiArg = {
  body: {
    bookingId: Uuid;
    /** Operators and the enterprise read it */
    reason: string;
    giveBack: GiveBack;
  };
};
export type GetReversalReviewApiResponse = /** status 200 The answer */ ReversalReview;
export type GetReversalReviewApiArg = {
  workItemId: Uuid;
};
export type ConfirmReversalApiResponse = /** status 200 The answer */ Done;
export type ConfirmReversalApiArg = {
  body: {
    workItemId: Uuid;
    verifyCode: VerifyCode;
  };
};
export type RefuseReversalApiResponse = /** status 200 The answer */ Done;
export type RefuseReversalApiArg = {
  body: {
    workItemId: Uuid;
    reason: string;
  };
};
export type GetRechargeLimitApiResponse = /** status 200 The answer */ RechargeLimit;
export type GetRechargeLimitApiArg = void;
export type AskRechargeLimitApiResponse = /** status 200 The answer */ RechargeLimit;
export type AskRechargeLimitApiArg = {
  body: {
    /** Fen */
    above: number;
  };
};
export type ConfirmRechargeLimitApiResponse = /** status 200 The answer */ RechargeLimit;
export type ConfirmRechargeLimitApiArg = {
  body: {
    changeId: Uuid;
    verifyCode: VerifyCode;
  };
};
export type RefuseRechargeLimitApiResponse = /** status 200 The answer */ RechargeLimit;
export type RefuseRechargeLimitApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type Uuid = string;
export type Fen = number;
export type Instant = string;
export type RefundStatus =
  'asked' | 'processing' | 'success' | 'closed' | 'abnormal' | 'refused' | 'differs' | 'unasked';
export type OperatorRefund = {
  status: RefundStatus;
  askedAt: Instant;
  endedAt: Instant | null;
  /** Why the provider has not taken it on, or refused: its own code, silent or forged */
  fault: string | null;
  /** Our number of it at the provider */
  outRefundNo: string;
};
export type GiveBack = 'provider' | 'hand';
export type ReversalAsked = {
  status: 'waiting' | 'done' | 'refused';
  reason: string;
  giveBack: GiveBack;
  by: string;
  at: Instant;
  decidedBy: string | null;
  decidedAt: Instant | null;
  /** Why it stays booked */
  refusal: string | null;
};
export type ReceivedMoney = {
  bookingId: Uuid;
  mainId: Uuid;
  mainName: string;
  amount: Fen;
  /** The bank's reference, or the number of the payment by scanning */
  reference: string;
  /** command: booked with the operator's command */
  way: 'transfer' | 'scan' | 'command';
  at: Instant;
  /** Who booked it, or began the payment; empty for the command */
  by: string;
  /** What the enterprise has left: no more is taken back */
  available: Fen;
  isReversed: boolean;
  /** Whether the provider can be asked to give the money back: not what was paid more than a year ago, what was given back there before, what a merchant took who is not set up now, and what was not paid by scanning */
  refundable: 'yes' | 'tooOld' | 'givenBack' | 'off' | 'notScanned';
  /** Asked for with the reversal */
  refund: OperatorRefund | null;
  /** The newest request to take it back */
  asked: ReversalAsked | null;
};
export type WorkCount = {
  count: number;
  /** At least so many, in full thousands */
  capped: boolean;
};
export type Cursor = string;
export type Limit = number;
export type ReversalReview = {
  workItemId: Uuid;
  received: ReceivedMoney;
  /** Not one's own enterprise's, and not decided yet */
  mayDecide: boolean;
  /** False also for who asked */
  mayConfirm: boolean;
};
export type Done = {
  done: true;
};
export type VerifyCode = string;
export type RechargeLimitChange = {
  changeId: Uuid;
  above: Fen;
  /** inForce: it counted from then on, until the next */
  status: 'waiting' | 'inForce' | 'refused';
  by: string;
  at: Instant;
  decidedBy: string | null;
  decidedAt: Instant | null;
  /** It waits, and somebody else asked */
  mayConfirm: boolean;
};
export type RechargeLimit = {
  /** Above it two operators confirm a recharge */
  above: Fen;
  /** The newest first */
  changes: RechargeLimitChange[];
};
