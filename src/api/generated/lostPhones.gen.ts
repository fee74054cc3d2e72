// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLostPhones: build.query<ListLostPhonesApiResponse, ListLostPhonesApiArg>({
      query: () => ({ url: `/gateway/bd/account/lostPhone/list` }),
    }),
    sendLostPhoneCode: build.mutation<SendLostPhoneCodeApiResponse, SendLostPhoneCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    askLostPhone: build.mutation<AskLostPhoneApiResponse, AskLostPhoneApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/ask`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawLostPhone: build.mutation<WithdrawLostPhoneApiResponse, WithdrawLostPhoneApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getLostPhoneReview: build.query<GetLostPhoneReviewApiResponse, GetLostPhoneReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    revealLostPhoneContact: build.mutation<RevealLostPhoneContactApiResponse, RevealLostPhoneContactApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/revealContact`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    sendLostPhoneDecisionCode: build.mutation<
      SendLostPhoneDecisionCodeApiResponse,
      SendLostPhoneDecisionCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/sendDecisionCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    decideLostPhone: build.mutation<DecideLostPhoneApiResponse, DecideLostPhoneApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/lostPhone/decide`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListLostPhonesApiResponse = /** status 200 The answer */ LostPhone[];
export type ListLostPhonesApiArg = void;
export type SendLostPhoneCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendLostPhoneCodeApiArg = {
  body: object;
};
export type AskLostPhoneApiResponse = /** status 200 The answer */ LostPhone;
export type AskLostPhoneApiArg = {
  body: {
    userId: Uuid;
    /** The new phone */
    mobile: Mobile;
    reason: string;
    verifyCode: VerifyCode;
  };
};
export type WithdrawLostPhoneApiResponse = /** status 200 The answer */ Done;
export type WithdrawLostPhoneApiArg = {
  body: {
    lostPhoneId: Uuid;
  };
};
export type GetLostPhoneReviewApiResponse = /** status 200 The answer */ LostPhoneReview;
export type GetLostPhoneReviewApiArg = {
  workItemId: Uuid;
};
export type RevealLostPhoneContactApiResponse = /** status 200 The answer */ {
  value: string;
};
export type RevealLostPhoneContactApiArg = {
  body: {
    workItemId: Uuid;
    purpose: string;
  };
};
export type SendLostPhoneDecisionCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendLostPhoneDecisionCodeApiArg = {
  body: object;
};
export type DecideLostPhoneApiResponse = /** status 200 The answer */ Done;
export type DecideLostPhoneApiArg = {
  body: {
    workItemId: Uuid;
    accept: boolean;
    /** How one made sure, or why it is rejected; the enterprise's managers read it */
    note: string;
    /** Needed to approve */
    verifyCode?: VerifyCode;
  };
};
export type Uuid = string;
export type LostPhoneStatus = 'open' | 'replaced' | 'rejected' | 'withdrawn' | 'lapsed';
export type Instant = string;
export type LostPhone = {
  lostPhoneId: Uuid;
  userId: Uuid;
  status: LostPhoneStatus;
  /** The new phone, masked; erased once the request ends */
  mobile: string | null;
  reason: string;
  askedBy: string;
  askedAt: Instant;
  /** When it ends by itself if nobody decides */
  endsAt: Instant;
  endedAt: Instant | null;
  /** Of staff: how they made sure, or why it was rejected */
  note: string | null;
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type Mobile = string;
export type VerifyCode = string;
export type Done = {
  done: true;
};
export type LostPhoneContact = {
  name: string;
  /** Masked */
  mobile: string;
};
export type LostPhoneReview = {
  workItemId: Uuid;
  mainId: Uuid;
  mainName: string;
  memberName: string;
  memberRole: string;
  /** Masked; null for who is here no more */
  formerMobile: string | null;
  /** The new phone, in full; null once the request has ended */
  mobile: string | null;
  /** Somebody else signs in with the new phone: it cannot be approved */
  isTaken: boolean;
  /** Why it cannot be approved as things are now, in the reader's language */
  unfit: string | null;
  status: LostPhoneStatus;
  reason: string;
  askedBy: string;
  askedByRole: string;
  askedAt: Instant;
  endsAt: Instant;
  /** Whom to call back, as the enterprise was verified; null while it is not */
  contact: LostPhoneContact | null;
  mayDecide: boolean;
};
