import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import {
  generatedApi,
  type CheckRow,
  type ExportChecksApiArg,
  type ListChecksApiArg,
  type RevealPersonalApiArg,
} from '../generated/checks.gen';
import { refreshing } from '../lists/afterActions';
import type { RowList, SearchOf } from '../lists/pages';
import { unlessFailed } from '../transport/tags';

export type {
  CheckCount,
  CheckDetail,
  CheckItemRow,
  CheckRow,
  CheckStatus,
  Lamp,
} from '../generated/checks.gen';

/** The filters of a list. */
export type CheckSearch = SearchOf<ListChecksApiArg>;

/** The selected records: some, or all that fit a search but some. */
export type CheckSelection = ExportChecksApiArg['checkExport']['records'];

/** The masked field to reveal, and the purpose. */
export type RevealBody = RevealPersonalApiArg['body'];

/** The records, row by row. */
export const checkRows: RowList<CheckRow> = {
  endpointName: 'listChecks',
  idOf: (row) => row.checkId,
  only: (checkId) => ({ checkId }),
};

/** The parts an action on one record changes: its row, the counts of each kind, and the record itself. */
const onOne = {
  invalidatesTags: (_done: unknown, error: unknown, { body }: { body: { checkId: string } }) =>
    unlessFailed(error, [
      { type: 'Check' as const, id: 'COUNT' },
      { type: 'Check' as const, id: body.checkId },
      { type: 'Home' as const },
      'Balance' as const,
    ]),
  onQueryStarted: refreshing(checkRows, ({ body }: { body: { checkId: string } }) => {
    return (row) => row.checkId === body.checkId;
  }),
};

/** Records: search, detail and what is done with them. */
export const checksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listChecks: {
      providesTags: [{ type: 'Check', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    listCheckChoices: {
      providesTags: [
        { type: 'Check', id: 'LIST' },
        { type: 'Check', id: 'CHOICES' },
      ],
      extraOptions: { hideErrors: true },
    },
    countChecks: {
      providesTags: [
        { type: 'Check', id: 'LIST' },
        { type: 'Check', id: 'COUNT' },
      ],
      extraOptions: { hideErrors: true },
    },
    getCheck: {
      providesTags: (_check, _error, { checkId }) => [{ type: 'Check', id: checkId }],
      extraOptions: { hideErrors: true },
    },
    // A list too large for a file at once is no error: useExport.
    exportChecks: { extraOptions: { responseType: 'blob', hideErrors: true } },
    remindCandidate: onOne,
    resendInvitation: onOne,
    cancelCheck: onOne,
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

const listChanged = ['Check' as const, { type: 'Home' as const }, 'Balance' as const];

/** Reloads the records, list and details: a task has changed some of them. */
export function useCheckListChanged(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(checksApi.util.invalidateTags(listChanged)), [dispatch]);
}
