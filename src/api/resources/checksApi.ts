import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import {
  generatedApi,
  type ExportChecksApiArg,
  type ListChecksApiArg,
  type RevealPersonalApiArg,
} from '../generated/checks.gen';
import type { SearchOf } from '../transport/pages';
import { listTags, unlessFailed } from '../transport/tags';

export type {
  CheckCount,
  CheckDetail,
  CheckItemRow,
  CheckRow,
  CheckStatus,
  Lamp,
} from '../generated/checks.gen';

/** What a list shows. */
export type CheckSearch = SearchOf<ListChecksApiArg>;

/** What an export takes: a search or some records, and the kind of file. */
export type CheckExport = ExportChecksApiArg['checkExport'];

/** Which masked field is to be shown, and what for. */
export type RevealBody = RevealPersonalApiArg['body'];

const touched = (error: unknown, checkId?: string) =>
  unlessFailed(error, [
    { type: 'Check' as const, id: 'LIST' },
    ...(checkId ? [{ type: 'Check' as const, id: checkId }] : []),
    { type: 'Home' as const },
    'Balance' as const,
  ]);

/** Records: search, detail and what is done with them. */
export const checksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listChecks: {
      providesTags: (result) =>
        listTags(
          'Check',
          result?.pages.flatMap((page) => page.rows),
          (row) => row.checkId,
        ),
      extraOptions: { hideErrors: true },
    },
    listCheckChoices: { providesTags: [{ type: 'Check', id: 'LIST' }], extraOptions: { hideErrors: true } },
    countChecks: { providesTags: [{ type: 'Check', id: 'LIST' }], extraOptions: { hideErrors: true } },
    getCheck: {
      providesTags: (_check, _error, { checkId }) => [{ type: 'Check', id: checkId }],
      extraOptions: { hideErrors: true },
    },
    // What is too much for a file at once is no error: useExport.
    exportChecks: { extraOptions: { responseType: 'blob', hideErrors: true } },
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
  useListChecksInfiniteQuery,
  useExportChecksMutation,
  useOpenCandidateFileMutation,
  useCountChecksQuery,
  useListCheckChoicesQuery,
  useGetCheckQuery,
  useRemindCandidateMutation,
  useResendInvitationMutation,
  useCancelCheckMutation,
  useAnswerInfoRequestMutation,
  useRevealPersonalMutation,
} = checksApi;

/** Reads a record anew: a file of the candidate's that was opened joins its timeline, and the call names the file alone. */
export function useCheckChanged(): (checkId: string) => void {
  const dispatch = useDispatch();
  return useCallback(
    (checkId) => void dispatch(checksApi.util.invalidateTags([{ type: 'Check', id: checkId }])),
    [dispatch],
  );
}
