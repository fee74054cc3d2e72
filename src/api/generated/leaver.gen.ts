// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    handOverMember: build.mutation<HandOverMemberApiResponse, HandOverMemberApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/member/handOver`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    letMemberGo: build.mutation<LetMemberGoApiResponse, LetMemberGoApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/member/letGo`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listAbsentOwners: build.query<ListAbsentOwnersApiResponse, ListAbsentOwnersApiArg>({
      query: () => ({ url: `/gateway/bd/account/member/absentOwners` }),
    }),
    sendOwnershipCode: build.mutation<SendOwnershipCodeApiResponse, SendOwnershipCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/ownership/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    handOnOwnership: build.mutation<HandOnOwnershipApiResponse, HandOnOwnershipApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/ownership/handOn`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type HandOverMemberApiResponse = /** status 200 The answer */ {
  /** Records that have another owner now */
  records: number;
};
export type HandOverMemberApiArg = {
  body: {
    userId: Uuid;
    /** One of the account's people who orders checks */
    toUserId: Uuid;
    /** Also gives the person this role; of members alone */
    roleId?: 'owner' | 'admin' | 'recruiter' | 'finance' | 'viewer';
  };
};
export type LetMemberGoApiResponse = /** status 200 The answer */ LetGo;
export type LetMemberGoApiArg = {
  body: {
    userId: Uuid;
    /** Who takes the records they own and the views they share: one of the account's people who orders checks. Absent: nobody */
    recordsTo?: Uuid;
    /** The administrator or finance who may approve as much as they could, from now on; never less than before. Of owners alone. Absent: their right ends with them */
    approvingTo?: Uuid;
    /** Needed with approvingTo: what they may approve, in fen, as it was read; if it is another amount by now, nothing is changed (2457) */
    upTo?: number;
    /** The owner or administrator who answers for the API keys they answer for now, which go on; null revokes those keys. Needed where there are any (2457) */
    keysTo?: Uuid | null;
    verifyCode?: VerifyCode;
  };
};
export type ListAbsentOwnersApiResponse = /** status 200 The answer */ AbsentOwner[];
export type ListAbsentOwnersApiArg = void;
export type SendOwnershipCodeApiResponse =
  /** status 200 Seconds until the next one may be asked for, and its life */ CodeSent;
export type SendOwnershipCodeApiArg = {
  body: object;
};
export type HandOnOwnershipApiResponse = /** status 200 The answer */ Done;
export type HandOnOwnershipApiArg = {
  body: {
    userId: Uuid;
    verifyCode: VerifyCode;
  };
};
export type Uuid = string;
export type LetGo = {
  /** They were disabled before: this call changed nothing, and every number is 0 */
  already: boolean;
  /** Records that have another owner now */
  records: number;
  /** Up to what, in fen, the colleague may approve now; null where nobody was named */
  upTo: number | null;
  /** API keys that go on, and that somebody else answers for now */
  keys: number;
  /** API keys that are revoked */
  revoked: number;
};
export type VerifyCode = string;
export type AbsentOwner = {
  userId: Uuid;
  name: string;
  /** What they are here now: no member any more, disabled, a member of a role that orders nothing, or one who was added again and has not signed in since */
  standing: 'left' | 'disabled' | 'ordersNothing' | 'notSignedIn';
  records: number;
  /** At least so many */
  capped: boolean;
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type Done = {
  done: true;
};
