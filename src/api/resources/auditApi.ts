import { generatedApi, type AuditRow, type ListAuditEventsApiArg } from '../generated/audit.gen';
import { bringingNews } from '../lists/afterActions';
import type { SearchOf } from '../lists/pages';
import { unlessFailed } from '../transport/tags';

export type { AuditChoices, AuditFact, AuditRow, AuditSeal } from '../generated/audit.gen';

export type AuditSearch = SearchOf<ListAuditEventsApiArg>;

/** The log, row by row; what stands there never changes. */
export const auditRows = { endpointName: 'listAuditEvents', idOf: (row: AuditRow) => row.eventId };

/** The audit log of the active account. */
export const auditApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listAuditEvents: {
      providesTags: [{ type: 'AuditEvent', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    // The log has one event more. What is too much for a file at once is no error: useExport.
    exportAuditEvents: {
      extraOptions: { responseType: 'blob', hideErrors: true },
      invalidatesTags: (_file, error) => unlessFailed(error, [{ type: 'AuditEvent', id: 'SEAL' }]),
      onQueryStarted: bringingNews(auditRows),
    },
    listAuditChoices: { extraOptions: { hideErrors: true } },
    getAuditSeal: {
      providesTags: [{ type: 'AuditEvent', id: 'SEAL' }],
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
