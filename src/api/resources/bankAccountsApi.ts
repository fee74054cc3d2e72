import { generatedApi } from '../generated/bankAccounts.gen';

export type { BankAccountChange, BankAccountDesk } from '../generated/bankAccounts.gen';

/** Whatever was decided, or refused because somebody else was first, is read again. */
const all = ['BankAccount'] as const;

/** The account that customers transfer to, as operators keep it. */
export const bankAccountsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getBankAccount: { providesTags: [...all], extraOptions: { hideErrors: true } },
    askBankAccount: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    signOffBankAccount: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    refuseBankAccount: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawBankAccount: { invalidatesTags: [...all] },
  },
});

export const {
  useGetBankAccountQuery,
  useSendBankAccountCodeMutation,
  useAskBankAccountMutation,
  useSignOffBankAccountMutation,
  useRefuseBankAccountMutation,
  useWithdrawBankAccountMutation,
} = bankAccountsApi;
