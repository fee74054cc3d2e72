// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayoutDesk: build.query<GetPayoutDeskApiResponse, GetPayoutDeskApiArg>({
      query: () => ({ url: `/gateway/bd/payout/payout/desk` }),
    }),
    listPayouts: build.infiniteQuery<ListPayoutsApiResponse, Paged<ListPayoutsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/payout/payout/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    sendPayoutCode: build.mutation<SendPayoutCodeApiResponse, SendPayoutCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    askPayout: build.mutation<AskPayoutApiResponse, AskPayoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/ask`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawPayout: build.mutation<WithdrawPayoutApiResponse, WithdrawPayoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getPayoutReview: build.query<GetPayoutReviewApiResponse, GetPayoutReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    sendPayoutDecisionCode: build.mutation<SendPayoutDecisionCodeApiResponse, SendPayoutDecisionCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/sendDecisionCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    enterPayout: build.mutation<EnterPayoutApiResponse, EnterPayoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/enter`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    confirmPayout: build.mutation<ConfirmPayoutApiResponse, ConfirmPayoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectPayout: build.mutation<RejectPayoutApiResponse, RejectPayoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payout/payout/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetPayoutDeskApiResponse = /** status 200 The answer */ PayoutDesk;
export type GetPayoutDeskApiArg = void;
export type ListPayoutsApiResponse = /** status 200 The answer */ {
  rows: Payout[];
  nextCursor: string | null;
};
export type ListPayoutsApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type SendPayoutCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendPayoutCodeApiArg = {
  body: object;
};
export type AskPayoutApiResponse = /** status 200 The answer */ Payout;
export type AskPayoutApiArg = {
  body: {
    amount: PayoutAmount;
    /** The bank with its branch */
    bankName: string;
    accountNo: string;
    /** Operators and the enterprise read it */
    reason?: string;
    verifyCode: VerifyCode;
  };
};
export type WithdrawPayoutApiResponse = /** status 200 The answer */ Payout;
export type WithdrawPayoutApiArg = {
  body: {
    payoutId: Uuid;
  };
};
export type GetPayoutReviewApiResponse = /** status 200 The answer */ PayoutReview;
export type GetPayoutReviewApiArg = {
  workItemId: Uuid;
};
export type SendPayoutDecisionCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendPayoutDecisionCodeApiArg = {
  body: object;
};
export type EnterPayoutApiResponse = /** status 200 The answer */ Done;
export type EnterPayoutApiArg = {
  body: {
    workItemId: Uuid;
    /** As the bank names the transfer: one for each payout, over all accounts */
    bankReference: string;
    verifyCode: VerifyCode;
  };
};
export type ConfirmPayoutApiResponse = /** status 200 The answer */ Done;
export type ConfirmPayoutApiArg = {
  body: {
    workItemId: Uuid;
    /** As it was read */
    bankReference: string;
    verifyCode: VerifyCode;
  };
};
export type RejectPayoutApiResponse = /** status 200 The answer */ Done;
export type RejectPayoutApiArg = {
  body: {
    workItemId: Uuid;
    reason: string;
    verifyCode?: VerifyCode;
  };
};
export type Fen = number;
export type PayoutDesk = {
  /** The name of the verified enterprise, whose account it has to be; null before it is verified */
  holder: string | null;
  available: Fen;
  /** One waits already: there is one at a time */
  isWaiting: boolean;
};
export type Uuid = string;
export type PayoutStatus = 'waiting' | 'paid' | 'rejected' | 'withdrawn';
export type Instant = string;
export type Day = string;
export type Payout = {
  payoutId: Uuid;
  status: PayoutStatus;
  amount: Fen;
  holder: string;
  bankName: string;
  /** The last four of the account number */
  accountTail: string;
  reason: string | null;
  askedBy: string;
  askedAt: Instant;
  /** An operator has it in hand: it is not withdrawn any more */
  isTaken: boolean;
  /** It waits, and the first operator has entered the bank's reference */
  isPaidByOne: boolean;
  /** Of what was paid out */
  bankReference: string | null;
  decidedAt: Instant | null;
  /** Why it was rejected */
  refusal: string | null;
  /** Until when operators pay it, by the date it stands with in their queue; null once it is decided */
  dueOn: Day | null;
};
export type Cursor = string;
export type Limit = number;
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type PayoutAmount = number;
export type VerifyCode = string;
export type PayoutEntered = {
  by: string;
  at: Instant;
  bankReference: string;
};
export type PayoutReview = {
  workItemId: Uuid;
  mainId: Uuid;
  mainName: string;
  payout: Payout;
  /** The whole account number; null for who may not decide, and once it is decided */
  accountNo: string | null;
  /** What the first operator entered */
  entered: PayoutEntered | null;
  /** Not one's own enterprise's, and not decided yet */
  mayDecide: boolean;
  /** Another operator entered the bank's reference */
  mayConfirm: boolean;
};
export type Done = {
  done: true;
};
