import {
  generatedApi,
  type CheckPage,
  type ExportChecksApiArg,
  type OpenCandidateFileApiArg,
  type ListChecksApiArg,
  type RevealPersonalApiArg,
} from './generated/checks.gen';
import { listTags, unlessFailed } from './tags';

export type {
  CheckCount,
  CheckDetail,
  CheckItemRow,
  CheckRow,
  CheckStatus,
  Lamp,
} from './generated/checks.gen';

/** What a list shows; the cursor is the page's own. */
export type CheckSearch = Omit<ListChecksApiArg['body'], 'cursor' | 'limit'>;

/** What an export takes: a search or some records, and the kind of file. */
export type CheckExport = ExportChecksApiArg['body'];

/** Which masked field is to be shown, and what for. */
export type RevealBody = RevealPersonalApiArg['body'];

const PAGE_ROWS = 50;

const withPages = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `listChecks` by keyset pages: all pages shown are fetched again together. */
    checkRecords: build.infiniteQuery<CheckPage, CheckSearch, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/gateway/bd/check/check/list',
        method: 'POST',
        body: { ...queryArg, limit: PAGE_ROWS, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      providesTags: (result) =>
        listTags(
          'Check',
          result?.pages.flatMap((page) => page.rows),
          (row) => row.checkId,
        ),
      extraOptions: { hideErrors: true },
    }),
    /** `exportChecks` as a mutation: a file is not kept in the cache. */
    downloadChecks: build.mutation<Blob, ExportChecksApiArg>({
      query: ({ body }) => ({ url: '/gateway/bd/check/check/export', method: 'POST', body }),
      extraOptions: { responseType: 'blob' },
    }),
    /** `openCandidateFile`: bytes for once; it joins the record's timeline. */
    fetchCandidateFile: build.mutation<Blob, OpenCandidateFileApiArg & { checkId: string }>({
      query: ({ body }) => ({ url: '/gateway/bd/check/check/openFile', method: 'POST', body }),
      extraOptions: { responseType: 'blob' },
      invalidatesTags: (_file, error, { checkId }) => unlessFailed(error, [{ type: 'Check', id: checkId }]),
    }),
  }),
});

const touched = (error: unknown, checkId?: string) =>
  unlessFailed(error, [
    { type: 'Check' as const, id: 'LIST' },
    ...(checkId ? [{ type: 'Check' as const, id: checkId }] : []),
    { type: 'Home' as const },
    'Balance' as const,
  ]);

/** Records: search, detail and what is done with them. */
export const checksApi = withPages.enhanceEndpoints({
  endpoints: {
    listCheckChoices: { providesTags: [{ type: 'Check', id: 'LIST' }], extraOptions: { hideErrors: true } },
    countChecks: { providesTags: [{ type: 'Check', id: 'LIST' }], extraOptions: { hideErrors: true } },
    getCheck: {
      providesTags: (_check, _error, { checkId }) => [{ type: 'Check', id: checkId }],
      extraOptions: { hideErrors: true },
    },
    remindCandidate: { invalidatesTags: (_done, error, { body }) => touched(error, body.checkId) },
    resendInvitation: { invalidatesTags: (_done, error, { body }) => touched(error, body.checkId) },
    cancelCheck: { invalidatesTags: (_done, error, { body }) => touched(error, body.checkId) },
    // The request names the item only; the record on screen is the one that shows it.
    answerInfoRequest: {
      invalidatesTags: (_done, error) => unlessFailed(error, ['Check', { type: 'Home' as const }]),
    },
    revealPersonal: {
      invalidatesTags: (_value, error, { body }) =>
        unlessFailed(error, [{ type: 'Check', id: body.checkId }]),
    },
  },
});

export const {
  useCheckRecordsInfiniteQuery,
  useDownloadChecksMutation,
  useFetchCandidateFileMutation,
  useCountChecksQuery,
  useListCheckChoicesQuery,
  useGetCheckQuery,
  useRemindCandidateMutation,
  useResendInvitationMutation,
  useCancelCheckMutation,
  useAnswerInfoRequestMutation,
  useRevealPersonalMutation,
} = checksApi;
