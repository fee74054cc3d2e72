// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCharges: build.query<FindChargesApiResponse, FindChargesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/correction/charge/find`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    askCorrection: build.mutation<AskCorrectionApiResponse, AskCorrectionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/correction/correction/ask`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getCorrectionReview: build.query<GetCorrectionReviewApiResponse, GetCorrectionReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/correction/correction/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    confirmCorrection: build.mutation<ConfirmCorrectionApiResponse, ConfirmCorrectionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/correction/correction/confirm`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    refuseCorrection: build.mutation<RefuseCorrectionApiResponse, RefuseCorrectionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/correction/correction/refuse`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type FindChargesApiResponse = /** status 200 The answer */ {
  rows: Charge[];
};
export type FindChargesApiArg = {
  body: {
    /** A whole order number, as it was pasted */
    orderNo: string;
  };
};
export type AskCorrectionApiResponse = /** status 200 The answer */ Charge;
export type AskCorrectionApiArg = {
  body: {
    chargeId: Uuid;
    /** Fen */
    amount: number;
    /** Operators and the enterprise read it */
    reason: string;
  };
};
export type GetCorrectionReviewApiResponse = /** status 200 The answer */ CorrectionReview;
export type GetCorrectionReviewApiArg = {
  workItemId: Uuid;
};
export type ConfirmCorrectionApiResponse = /** status 200 The answer */ Done;
export type ConfirmCorrectionApiArg = {
  body: {
    workItemId: Uuid;
    verifyCode: VerifyCode;
  };
};
export type RefuseCorrectionApiResponse = /** status 200 The answer */ Done;
export type RefuseCorrectionApiArg = {
  body: {
    workItemId: Uuid;
    reason: string;
  };
};
export type Uuid = string;
export type Fen = number;
export type Instant = string;
export type Correction = {
  correctionId: Uuid;
  amount: Fen;
  status: 'waiting' | 'done' | 'refused';
  reason: string;
  by: string;
  at: Instant;
  decidedBy: string | null;
  decidedAt: Instant | null;
  /** Why the charge stays as it is */
  refusal: string | null;
};
export type Charge = {
  chargeId: Uuid;
  mainId: Uuid;
  mainName: string;
  orderNo: string;
  checkId: Uuid;
  itemName: string;
  amount: Fen;
  at: Instant;
  /** What of it has not been given back: no more is */
  left: Fen;
  /** The newest first */
  corrections: Correction[];
};
export type CorrectionReview = {
  workItemId: Uuid;
  charge: Charge;
  correction: Correction;
  /** Not one's own enterprise's, and not decided yet */
  mayDecide: boolean;
  /** False also for who asked */
  mayConfirm: boolean;
};
export type Done = {
  done: true;
};
export type VerifyCode = string;
