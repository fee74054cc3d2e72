import { generatedApi } from '../generated/balance.gen';
import { unlessFailed } from '../transport/tags';

export type { Balance } from '../generated/balance.gen';

const all = ['Balance' as const];
const told = [...all, 'AuditEvent' as const];

/** What the account has left, and below what its people are told. */
export const balanceApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getBalance: { providesTags: all, extraOptions: { hideErrors: true } },
    saveBalanceNotice: { invalidatesTags: (_balance, error) => unlessFailed(error, told) },
  },
});

export const { useGetBalanceQuery, useSaveBalanceNoticeMutation } = balanceApi;
