// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.infiniteQuery<ListPaymentsApiResponse, Paged<ListPaymentsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/payment/payment/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    createPayment: build.mutation<CreatePaymentApiResponse, CreatePaymentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payment/payment/create`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    showPaymentCode: build.mutation<ShowPaymentCodeApiResponse, ShowPaymentCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payment/payment/showCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    checkPayment: build.mutation<CheckPaymentApiResponse, CheckPaymentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payment/payment/check`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    cancelPayment: build.mutation<CancelPaymentApiResponse, CancelPaymentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payment/payment/cancel`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getPaymentReview: build.query<GetPaymentReviewApiResponse, GetPaymentReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payment/payment/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    settlePaymentReview: build.mutation<SettlePaymentReviewApiResponse, SettlePaymentReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/payment/payment/settle`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListPaymentsApiResponse = /** status 200 The answer */ {
  rows: Payment[];
  nextCursor: string | null;
};
export type ListPaymentsApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type CreatePaymentApiResponse = /** status 200 The answer */ Payment;
export type CreatePaymentApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  body: {
    amount: RechargeAmount;
  };
};
export type ShowPaymentCodeApiResponse = /** status 200 The answer */ Payment;
export type ShowPaymentCodeApiArg = {
  body: {
    paymentId: Uuid;
  };
};
export type CheckPaymentApiResponse = /** status 200 The answer */ Payment;
export type CheckPaymentApiArg = {
  body: {
    paymentId: Uuid;
  };
};
export type CancelPaymentApiResponse = /** status 200 The answer */ Payment;
export type CancelPaymentApiArg = {
  body: {
    paymentId: Uuid;
  };
};
export type GetPaymentReviewApiResponse = /** status 200 The answer */ PaymentReview;
export type GetPaymentReviewApiArg = {
  workItemId: Uuid;
};
export type SettlePaymentReviewApiResponse = /** status 200 The answer */ Done;
export type SettlePaymentReviewApiArg = {
  body: {
    workItemId: Uuid;
    outcome: PaymentOutcome;
    note: string;
  };
};
export type Uuid = string;
export type PaymentStatus = 'created' | 'paid' | 'closed' | 'refunded' | 'differs';
export type Fen = number;
export type Instant = string;
export type RefundStatus =
  'asked' | 'processing' | 'success' | 'closed' | 'abnormal' | 'refused' | 'differs' | 'unasked';
export type Refund = {
  status: RefundStatus;
  askedAt: Instant;
  /** Of what was given back: when, as the provider says */
  endedAt: Instant | null;
};
export type PaymentOddityKind =
  | 'amount'
  | 'currency'
  | 'merchant'
  | 'booked'
  | 'again'
  | 'refunded'
  | 'unasked'
  | 'refundWaits'
  | 'refundClosed'
  | 'refundAbnormal'
  | 'refundRefused'
  | 'refundDiffers'
  | 'refundUnasked';
export type PaymentOutcome = 'booked' | 'givenBack' | 'takenBack' | 'nothing';
export type PaymentOddity = {
  kind: PaymentOddityKind;
  /** What was told; null where it was not said, or in another currency */
  amount: Fen | null;
  settledAt: Instant | null;
  /** Null while nobody has settled it, or where it was settled before this was asked */
  outcome: PaymentOutcome | null;
};
export type Payment = {
  paymentId: Uuid;
  provider: 'local' | 'wechatPay';
  status: PaymentStatus;
  amount: Fen;
  /** The text of the QR code; null before it is ordered and once the payment or its code ended */
  codeUrl: string | null;
  begunBy: string;
  begunAt: Instant;
  /** When its code ends */
  expiresAt: Instant;
  /** Until its code ends */
  secondsLeft: number;
  endedAt: Instant | null;
  /** The provider's number, and the reference of its booking */
  transactionId: string | null;
  /** What was booked was taken back since */
  reversed: boolean;
  /** Why, as an operator said it; null also where the operator's command took it back */
  reversedWhy: string | null;
  /** How giving it back stands, where operators asked the provider for it */
  refund: Refund | null;
  /** What does not fit it: what nobody has settled yet, else the newest */
  oddity: PaymentOddity | null;
};
export type Cursor = string;
export type Limit = number;
export type RechargeAmount = number;
export type OperatorRefund = {
  status: RefundStatus;
  askedAt: Instant;
  endedAt: Instant | null;
  /** Why the provider has not taken it on, or refused: its own code, silent or forged */
  fault: string | null;
  /** Our number of it at the provider */
  outRefundNo: string;
};
export type PaymentSettled = {
  at: Instant;
  by: string;
  note: string;
  /** Null: settled before this was asked */
  outcome: PaymentOutcome | null;
};
export type PaymentReview = {
  workItemId: Uuid;
  mainId: Uuid;
  mainName: string;
  kind: PaymentOddityKind;
  payment: Payment;
  /** Our number of it at the provider */
  outTradeNo: string;
  told: {
    /** In the smallest unit of the currency; null where it was not said */
    amount: number | null;
    currency: string;
    /** Null where nobody could be asked */
    transactionId: string | null;
    /** The provider's number of a refund; null also for one that only asking showed */
    refundId: string | null;
  };
  toldAt: Instant;
  /** Our own refund of it */
  refund: OperatorRefund | null;
  /** What was done about it */
  settled: PaymentSettled | null;
  /** Not one's own enterprise's, and not settled yet */
  maySettle: boolean;
};
export type Done = {
  done: true;
};
