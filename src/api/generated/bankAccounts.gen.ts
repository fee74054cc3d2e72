// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBankAccount: build.query<GetBankAccountApiResponse, GetBankAccountApiArg>({
      query: () => ({ url: `/gateway/bd/bankAccount/account/detail` }),
    }),
    sendBankAccountCode: build.mutation<SendBankAccountCodeApiResponse, SendBankAccountCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/bankAccount/change/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    askBankAccount: build.mutation<AskBankAccountApiResponse, AskBankAccountApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/bankAccount/change/ask`,
        method: 'POST',
        body: queryArg.bankAccountInput,
      }),
    }),
    signOffBankAccount: build.mutation<SignOffBankAccountApiResponse, SignOffBankAccountApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/bankAccount/change/signOff`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    refuseBankAccount: build.mutation<RefuseBankAccountApiResponse, RefuseBankAccountApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/bankAccount/change/refuse`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawBankAccount: build.mutation<WithdrawBankAccountApiResponse, WithdrawBankAccountApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/bankAccount/change/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetBankAccountApiResponse = /** status 200 The answer */ BankAccountDesk;
export type GetBankAccountApiArg = void;
export type SendBankAccountCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendBankAccountCodeApiArg = {
  body: object;
};
export type AskBankAccountApiResponse = /** status 200 The answer */ BankAccountDesk;
export type AskBankAccountApiArg = {
  bankAccountInput: BankAccountInput;
};
export type SignOffBankAccountApiResponse = /** status 200 The answer */ BankAccountDesk;
export type SignOffBankAccountApiArg = {
  body: {
    changeId: Uuid;
    verifyCode: string;
  };
};
export type RefuseBankAccountApiResponse = /** status 200 The answer */ BankAccountDesk;
export type RefuseBankAccountApiArg = {
  body: {
    changeId: Uuid;
    reason: string;
  };
};
export type WithdrawBankAccountApiResponse = /** status 200 The answer */ BankAccountDesk;
export type WithdrawBankAccountApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type BankAccount = {
  accountName: string;
  bankName: string;
  /** Digits, letters and dashes; blanks are taken out */
  accountNo: string;
};
export type Day = string;
export type Uuid = string;
export type Instant = string;
export type BankAccountChange = {
  changeId: Uuid;
  state: 'waiting' | 'refused' | 'planned' | 'withdrawn' | 'inForce' | 'past';
  account: BankAccount;
  /** The account it followed, or would; null: there was none */
  before: BankAccount | null;
  /** China's day: as it was chosen, or that of the sign-off where it came later */
  effectiveOn: Day;
  /** Why it changes */
  reason: string;
  /** Name */
  askedBy: string;
  askedAt: Instant;
  /** Name of who signed it off, or refused it */
  decidedBy: string | null;
  decidedAt: Instant | null;
  /** Why it was refused */
  refusal: string | null;
  /** Name */
  withdrawnBy: string | null;
  withdrawnAt: Instant | null;
  /** It waits, and the reader did not ask for it */
  mayDecide: boolean;
};
export type BankAccountDesk = {
  /** As customers are told now; null: none is set */
  account: BankAccount | null;
  /** China's day; null: what the installation began with */
  since: Day | null;
  /** The same day while customers are told that it changed, for 30 days; else null */
  changedOn: Day | null;
  /** The newest change that counts or waits: named again by who asks for another */
  basedOn: Uuid | null;
  /** The change that waits or is planned */
  open: BankAccountChange | null;
  /** The newest first */
  history: BankAccountChange[];
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type BankAccountInput = {
  /** As it was read; another change meanwhile is refused with 2616 */
  basedOn: Uuid | null;
  /** China's day: today counts from the sign-off on, a later one from its first moment */
  effectiveOn: Day;
  account: BankAccount;
  /** Why it changes */
  reason: string;
  verifyCode: string;
};
