// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSignedText: build.query<GetSignedTextApiResponse, GetSignedTextApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/text/detail`,
        params: {
          kind: queryArg.kind,
        },
      }),
    }),
    getTextVersion: build.query<GetTextVersionApiResponse, GetTextVersionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/version/detail`,
        params: {
          kind: queryArg.kind,
          version: queryArg.version,
        },
      }),
    }),
    askTextVersion: build.mutation<AskTextVersionApiResponse, AskTextVersionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/version/ask`,
        method: 'POST',
        body: queryArg.textVersionInput,
      }),
    }),
    sendTextCode: build.mutation<SendTextCodeApiResponse, SendTextCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/version/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    signOffTextVersion: build.mutation<SignOffTextVersionApiResponse, SignOffTextVersionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/version/signOff`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    sendBackTextVersion: build.mutation<SendBackTextVersionApiResponse, SendBackTextVersionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/version/sendBack`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawTextVersion: build.mutation<WithdrawTextVersionApiResponse, WithdrawTextVersionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/signedText/version/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetSignedTextApiResponse = /** status 200 The answer */ SignedText;
export type GetSignedTextApiArg = {
  kind: SignedTextKind;
};
export type GetTextVersionApiResponse = /** status 200 The answer */ TextVersionDetail;
export type GetTextVersionApiArg = {
  kind: SignedTextKind;
  version: string;
};
export type AskTextVersionApiResponse = /** status 200 The answer */ SignedText;
export type AskTextVersionApiArg = {
  textVersionInput: TextVersionInput;
};
export type SendTextCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendTextCodeApiArg = {
  body: object;
};
export type SignOffTextVersionApiResponse = /** status 200 The answer */ SignedText;
export type SignOffTextVersionApiArg = {
  body: {
    changeId: Uuid;
    verifyCode: string;
  };
};
export type SendBackTextVersionApiResponse = /** status 200 The answer */ SignedText;
export type SendBackTextVersionApiArg = {
  body: {
    changeId: Uuid;
    reason: string;
  };
};
export type WithdrawTextVersionApiResponse = /** status 200 The answer */ SignedText;
export type WithdrawTextVersionApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type SignedTextKind = 'serviceContract' | 'consent';
export type Uuid = string;
export type Day = string;
export type Instant = string;
export type TextVersion = {
  /** null: what the installation began with */
  changeId: Uuid | null;
  /** As it stands beside every signature */
  version: string;
  state: 'waiting' | 'sentBack' | 'planned' | 'withdrawn' | 'inForce' | 'past';
  /** China's day; null: from the beginning */
  effectiveOn: Day | null;
  /** Of a contract: who signed an earlier version signs this one from its day on */
  signAnew: boolean;
  /** Name */
  writtenBy: string | null;
  writtenAt: Instant | null;
  /** Name of who signed it off, or sent it back */
  decidedBy: string | null;
  decidedAt: Instant | null;
  /** Why it was sent back */
  reason: string | null;
  withdrawnBy: string | null;
  withdrawnAt: Instant | null;
  /** It waits, and the reader did not write it */
  mayDecide: boolean;
};
export type SignedText = {
  kind: SignedTextKind;
  /** The newest version that counts or waits: named again by who hands in another */
  basedOn: Uuid | null;
  inForce: TextVersion;
  /** The one that waits or is planned */
  open: TextVersion | null;
  /** The first day from which a contract may have to be signed anew */
  earliestAnew: Day;
  /** The newest first, the one the installation began with last */
  versions: TextVersion[];
};
export type TextWords = {
  title: string;
  /** Plain text, a paragraph a line; a line that begins with # is a heading. {enterprise} is filled in; in a consent {items} and {days} too */
  body: string;
};
export type BothWords = {
  en: TextWords;
  zh: TextWords;
};
export type TextVersionDetail = {
  version: TextVersion;
  words: BothWords;
  /** The words it followed, or would; null for the first */
  before: BothWords | null;
};
export type TextVersionInput = {
  kind: SignedTextKind;
  /** As it was read; another version meanwhile is refused with 2608 */
  basedOn: Uuid | null;
  /** China's day: today counts from the sign-off on, a later one from its first moment */
  effectiveOn: Day;
  signAnew: boolean;
  words: BothWords;
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
