// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRechargeDesk: build.query<GetRechargeDeskApiResponse, GetRechargeDeskApiArg>({
      query: () => ({ url: `/gateway/bd/recharge/desk/get` }),
    }),
    listRecharges: build.infiniteQuery<ListRechargesApiResponse, Paged<ListRechargesApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/recharge/recharge/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    askRecharge: build.mutation<AskRechargeApiResponse, AskRechargeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/ask`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    replaceRechargeSlip: build.mutation<ReplaceRechargeSlipApiResponse, ReplaceRechargeSlipApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/replaceSlip`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawRecharge: build.mutation<WithdrawRechargeApiResponse, WithdrawRechargeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getRechargeReview: build.query<GetRechargeReviewApiResponse, GetRechargeReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    sendRechargeCode: build.mutation<SendRechargeCodeApiResponse, SendRechargeCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    confirmRecharge: build.mutation<ConfirmRechargeApiResponse, ConfirmRechargeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectRecharge: build.mutation<RejectRechargeApiResponse, RejectRechargeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/recharge/recharge/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetRechargeDeskApiResponse = /** status 200 The answer */ RechargeDesk;
export type GetRechargeDeskApiArg = void;
export type ListRechargesApiResponse = /** status 200 The answer */ {
  rows: Recharge[];
  nextCursor: string | null;
};
export type ListRechargesApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type AskRechargeApiResponse = /** status 200 The answer */ Recharge;
export type AskRechargeApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    amount: RechargeAmount;
    paidOn: Day;
    /** Whose account paid */
    payerName: string;
    slipFileId: Uuid;
  };
};
export type ReplaceRechargeSlipApiResponse = /** status 200 The answer */ Recharge;
export type ReplaceRechargeSlipApiArg = {
  body: {
    rechargeId: Uuid;
    slipFileId: Uuid;
  };
};
export type WithdrawRechargeApiResponse = /** status 200 The answer */ Recharge;
export type WithdrawRechargeApiArg = {
  body: {
    rechargeId: Uuid;
  };
};
export type GetRechargeReviewApiResponse = /** status 200 The answer */ RechargeReview;
export type GetRechargeReviewApiArg = {
  workItemId: Uuid;
};
export type SendRechargeCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendRechargeCodeApiArg = {
  body: object;
};
export type ConfirmRechargeApiResponse = /** status 200 The answer */ {
  status: RechargeStatus;
};
export type ConfirmRechargeApiArg = {
  body: {
    workItemId: Uuid;
    amount: RechargeAmount;
    /** As the bank names the payment: booked once, over all accounts */
    bankReference: string;
    verifyCode: VerifyCode;
  };
};
export type RejectRechargeApiResponse = /** status 200 The answer */ Done;
export type RejectRechargeApiArg = {
  body: {
    workItemId: Uuid;
    reason: string;
  };
};
export type RechargeBank = {
  accountName: string;
  bankName: string;
  accountNo: string;
};
export type Day = string;
export type RechargeDesk = {
  /** Null: the platform's operator has not set it */
  bank: RechargeBank | null;
  /** China's day since which it is this account, for 30 days; null: for longer */
  bankChangedOn: Day | null;
  /** The account's own, eight characters that cannot be mistaken */
  reference: string;
  /** Whether one can also pay by scanning a code */
  scanning: boolean;
};
export type Uuid = string;
export type RechargeStatus = 'waiting' | 'confirmed' | 'rejected' | 'withdrawn';
export type Fen = number;
export type Instant = string;
export type Recharge = {
  rechargeId: Uuid;
  status: RechargeStatus;
  reference: string;
  /** As claimed */
  amount: Fen;
  paidOn: Day;
  payerName: string;
  slipFileId: Uuid;
  /** The name of the uploaded file */
  slipName: string;
  askedBy: string;
  askedAt: Instant;
  /** As confirmed and booked */
  receivedAmount: Fen | null;
  bankReference: string | null;
  decidedAt: Instant | null;
  /** Why it was rejected */
  reason: string | null;
  /** Until when operators decide it, by the date it stands with in their queue; null once it is decided */
  dueOn: Day | null;
  /** It was confirmed by mistake: what was booked was taken back since */
  reversed: boolean;
  /** The account that customers were told at the end of the day of payment, or when it was submitted where that is the same day: on the day of a change it may have been the one before. Null where it was not kept */
  paidTo: RechargeBank | null;
  /** Why, as an operator said it; null also where the operator's command took it back */
  reversedWhy: string | null;
};
export type Cursor = string;
export type Limit = number;
export type RechargeAmount = number;
export type RechargeFirst = {
  by: string;
  at: Instant;
  amount: Fen;
};
export type RechargeSameSlip = {
  mainName: string;
  amount: Fen;
  askedAt: Instant;
  status: RechargeStatus;
};
export type RechargeReview = {
  workItemId: Uuid;
  mainId: Uuid;
  mainName: string;
  recharge: Recharge;
  slipMime: string;
  /** Above it two operators confirm */
  twoPersonsAbove: Fen;
  /** What the first of two operators confirmed, while a second one is waited for. Not the bank's reference: the second reads it on the statement */
  first: RechargeFirst | null;
  /** Other recharges with the very same file */
  sameSlip: RechargeSameSlip[];
  /** Not one's own enterprise's, and not decided yet */
  mayDecide: boolean;
  /** False also for the first of two */
  mayConfirm: boolean;
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type VerifyCode = string;
export type Done = {
  done: true;
};
