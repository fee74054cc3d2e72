import { generatedApi, type AuditPage, type ExportAuditEventsApiArg } from './generated/audit.gen';
import { unlessFailed } from './tags';

export type { AuditChoices, AuditFact, AuditRow, AuditSeal } from './generated/audit.gen';

/** What an export takes: filters, and the kind of file. */
export type AuditExport = ExportAuditEventsApiArg['body'];
export type AuditSearch = Omit<AuditExport, 'format'>;

const PAGE_ROWS = 50;

const withPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listAuditEvents` by keyset pages. */
    auditPages: build.infiniteQuery<AuditPage, AuditSearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/gateway/bd/audit/event/list',
        method: 'POST',
        body: { ...queryArg, limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      providesTags: [{ type: 'AuditEvent', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    }),
    /** `exportAuditEvents` as a mutation: a file is not kept in the cache, and the log has one event more. */
    downloadAudit: build.mutation<Blob, AuditExport>({
      query: (body) => ({ url: '/gateway/bd/audit/event/export', method: 'POST', body }),
      invalidatesTags: (_file, error) => unlessFailed(error, [{ type: 'AuditEvent', id: 'LIST' }]),
      extraOptions: { responseType: 'blob' },
    }),
  }),
});

/** The audit log of the active account. */
export const auditApi = withPages.enhanceEndpoints({
  endpoints: {
    listAuditChoices: { extraOptions: { hideErrors: true } },
    getAuditSeal: {
      providesTags: [{ type: 'AuditEvent', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
  },
});

export const {
  useAuditPagesInfiniteQuery,
  useListAuditChoicesQuery,
  useGetAuditSealQuery,
  useDownloadAuditMutation,
} = auditApi;
