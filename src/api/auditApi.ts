import { generatedApi, type ListAuditEventsApiArg } from './generated/audit.gen';
import type { SearchOf } from './pages';
import { unlessFailed } from './tags';

export type { AuditChoices, AuditFact, AuditRow, AuditSeal } from './generated/audit.gen';

export type AuditSearch = SearchOf<ListAuditEventsApiArg>;

/** The audit log of the active account. */
export const auditApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listAuditEvents: {
      providesTags: [{ type: 'AuditEvent', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    // The log has one event more.
    exportAuditEvents: {
      invalidatesTags: (_file, error) => unlessFailed(error, [{ type: 'AuditEvent', id: 'LIST' }]),
    },
    listAuditChoices: { extraOptions: { hideErrors: true } },
    getAuditSeal: {
      providesTags: [{ type: 'AuditEvent', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
  },
});

export const {
  useListAuditEventsInfiniteQuery,
  useListAuditChoicesQuery,
  useGetAuditSealQuery,
  useExportAuditEventsMutation,
} = auditApi;
