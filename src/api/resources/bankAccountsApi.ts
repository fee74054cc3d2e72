import { generatedApi } from '../generated/bankAccounts.gen';

export type { BankAccountChange, BankAccountDesk } from '../generated/bankAccounts.gen';

/** Whatever was decided, or refused because somebody else was first, is read again. */
const all = ['BankAccount'] as const;
/** What waits for another operator stands in the queue too. */
const queued = [...all, { type: 'WorkItem', id: 'LIST' }] as const;

/** The account that customers transfer to, as operators keep it. */
export const bankAccountsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getBankAccount: { providesTags: [...all], extraOptions: { hideErrors: true } },
    askBankAccount: { invalidatesTags: [...queued], extraOptions: { hideErrors: true } },
    signOffBankAccount: { invalidatesTags: [...queued], extraOptions: { hideErrors: true } },
    refuseBankAccount: { invalidatesTags: [...queued], extraOptions: { hideErrors: true } },
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
