import { generatedApi, type LedgerEntry } from '../generated/balance.gen';
import { unlessFailed } from '../transport/tags';

export type { Balance, Cost, CostSide, LedgerEntry, LedgerKind, LedgerSum } from '../generated/balance.gen';

const all = ['Balance' as const];
const told = [...all, 'AuditEvent' as const];

/** The account's bookings, row by row; what stands there is only ever taken back by another. */
export const ledgerRows = { endpointName: 'listLedger', idOf: (row: LedgerEntry) => row.entryId };

/** What the account has left, how it came to that, and below what its people are told. */
export const balanceApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getBalance: { providesTags: all, extraOptions: { hideErrors: true } },
    getMonthCourse: { providesTags: all, extraOptions: { hideErrors: true } },
    getCosts: { providesTags: [{ type: 'LedgerEntry', id: 'LIST' }], extraOptions: { hideErrors: true } },
    listLedger: {
      providesTags: [{ type: 'LedgerEntry', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    // What is too much for a file at once is no error: useExport.
    exportLedger: { extraOptions: { responseType: 'blob', hideErrors: true } },
    saveBalanceNotice: { invalidatesTags: (_balance, error) => unlessFailed(error, told) },
  },
});

export const {
  useGetBalanceQuery,
  useGetMonthCourseQuery,
  useGetCostsQuery,
  useListLedgerInfiniteQuery,
  useExportLedgerMutation,
  useSaveBalanceNoticeMutation,
} = balanceApi;
