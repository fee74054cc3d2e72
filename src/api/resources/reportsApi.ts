import { generatedApi, type DraftItem, type ReportDraft } from '../generated/reports.gen';
import { unlessFailed } from '../transport/tags';
import { isTaken } from './isTaken';

export type {
  Attempt,
  CheckItemStatus,
  Dispute,
  DraftItem,
  Evidence,
  FileRef,
  FindingEntry,
  FindingFields,
  ItemResult,
  ReportDraft,
  ReportItem,
  ReportView,
  ReviewPoint,
  SaveFindingRequest,
  Share,
  TimelineEvent,
} from '../generated/reports.gen';

interface Lifecycle<Result> {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: Result }>;
}

const fulfilled = <Result>({ queryFulfilled }: Lifecycle<Result>) =>
  queryFulfilled.then(
    ({ data }) => data,
    // The failure belongs to whoever made the call.
    () => undefined,
  );

/** The drafts in the cache that show an item; there is one, on the screen that works it. */
function draftsOf(state: unknown, checkItemId: string) {
  return reportsApi.util
    .selectInvalidatedBy(state as never, [{ type: 'CheckItem', id: checkItemId }])
    .flatMap(({ endpointName, originalArgs }) =>
      endpointName === 'getReportDraft' ? [originalArgs as { checkId: string }] : [],
    );
}

/** The reply is the item as it now stands: it takes its place in the draft at once. */
async function keepItem(_arg: unknown, lifecycle: Lifecycle<DraftItem>): Promise<void> {
  const item = await fulfilled(lifecycle);
  if (!item) return;
  for (const arg of draftsOf(lifecycle.getState(), item.checkItemId)) {
    const keep = reportsApi.util.updateQueryData('getReportDraft', arg, (draft) => {
      draft.items = draft.items.map((one) => (one.checkItemId === item.checkItemId ? item : one));
    });
    lifecycle.dispatch(keep as never);
  }
}

async function keepDraft(_arg: unknown, lifecycle: Lifecycle<ReportDraft>): Promise<void> {
  const draft = await fulfilled(lifecycle);
  if (!draft) return;
  const keep = reportsApi.util.upsertQueryData('getReportDraft', { checkId: draft.checkId }, draft);
  lifecycle.dispatch(keep as never);
}

/** Keeps the items the reviewer still has to open, from the reply. */
async function keepToOpen(
  { body }: { body: { checkItemId: string } },
  lifecycle: Lifecycle<{ toOpen: string[] }>,
): Promise<void> {
  const reply = await fulfilled(lifecycle);
  if (!reply) return;
  for (const arg of draftsOf(lifecycle.getState(), body.checkItemId)) {
    const keep = reportsApi.util.updateQueryData('getReportDraft', arg, (draft) => {
      draft.toOpen = reply.toOpen;
    });
    lifecycle.dispatch(keep as never);
  }
}

/** The parts a finished step changes elsewhere: the queue, the record, the numbers on the home page. */
const elsewhere = (checkId?: string) => [
  { type: 'WorkItem' as const, id: 'LIST' },
  { type: 'Check' as const, id: 'LIST' },
  ...(checkId ? [{ type: 'Check' as const, id: checkId }] : []),
  { type: 'Home' as const },
];

/** What a step changes; a refusal because a colleague has it by now brings the draft, which says who. */
const orTaken = <Tag>(error: unknown, tags: Tag[]) =>
  isTaken(error) ? ['ReportVersion' as const] : unlessFailed(error, tags);

/** Findings, review, publishing and sharing. */
export const reportsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getReportDraft: {
      providesTags: (draft, _error, { checkId }) => [
        { type: 'ReportVersion', id: checkId },
        ...(draft?.items ?? []).map((item) => ({ type: 'CheckItem' as const, id: item.checkItemId })),
      ],
      extraOptions: { hideErrors: true },
    },
    // The editor says itself what happened, beside what was typed.
    saveFinding: {
      onQueryStarted: keepItem,
      invalidatesTags: (_item, error) => orTaken(error, []),
      extraOptions: { hideErrors: true },
    },
    // allowed (submit) may have changed with it: the whole draft comes anew.
    completeItem: {
      onQueryStarted: keepItem,
      invalidatesTags: (_item, error, { body }) =>
        orTaken(error, [{ type: 'CheckItem', id: body.checkItemId }, ...elsewhere()]),
      extraOptions: { hideErrors: true },
    },
    reopenItem: {
      onQueryStarted: keepItem,
      invalidatesTags: (_item, error, { body }) =>
        orTaken(error, [{ type: 'CheckItem', id: body.checkItemId }, ...elsewhere()]),
    },
    requestInfo: {
      onQueryStarted: keepItem,
      invalidatesTags: (_item, error, { body }) =>
        orTaken(error, [{ type: 'CheckItem', id: body.checkItemId }, ...elsewhere()]),
    },
    addEvidence: {
      invalidatesTags: (_evidence, error, { body }) =>
        orTaken(error, [{ type: 'CheckItem', id: body.checkItemId }]),
    },
    // Its reply and request name no item: whichever draft is on screen comes anew.
    removeEvidence: { invalidatesTags: (_done, error) => orTaken(error, ['ReportVersion']) },
    uploadEvidence: { extraOptions: { hideErrors: true } },
    submitForReview: {
      onQueryStarted: keepDraft,
      invalidatesTags: (_draft, error, { body }) => orTaken(error, elsewhere(body.checkId)),
    },
    // Nobody pressed anything: a failure is told when publishing still asks for the item.
    openInReview: { onQueryStarted: keepToOpen, extraOptions: { hideErrors: true } },
    returnReport: {
      onQueryStarted: keepDraft,
      invalidatesTags: (_draft, error, { body }) => orTaken(error, elsewhere(body.checkId)),
    },
    tickReviewPoint: {
      onQueryStarted: keepDraft,
      invalidatesTags: (_draft, error) => orTaken(error, []),
    },
    publishReport: {
      onQueryStarted: keepDraft,
      invalidatesTags: (_draft, error, { body }) =>
        orTaken(error, [{ type: 'Report', id: body.checkId }, ...elsewhere(body.checkId)]),
    },
    rejectDispute: {
      onQueryStarted: keepDraft,
      invalidatesTags: (_draft, error, { body }) =>
        orTaken(error, [{ type: 'Report', id: body.checkId }, ...elsewhere(body.checkId)]),
    },
    getReport: {
      providesTags: (_report, _error, { checkId }) => [{ type: 'Report', id: checkId }],
      extraOptions: { hideErrors: true },
    },
    disputeReport: {
      invalidatesTags: (_done, error, { body }) =>
        unlessFailed(error, [{ type: 'Report', id: body.checkId }, ...elsewhere(body.checkId)]),
    },
    createShare: {
      invalidatesTags: (_made, error, { body }) => unlessFailed(error, [{ type: 'Share', id: body.checkId }]),
    },
    listShares: {
      providesTags: (_shares, _error, { checkId }) => [
        { type: 'Share', id: checkId },
        { type: 'Share', id: 'LIST' },
      ],
      extraOptions: { hideErrors: true },
    },
    revokeShare: { invalidatesTags: (_done, error) => unlessFailed(error, [{ type: 'Share', id: 'LIST' }]) },
  },
});

export const {
  useGetReportDraftQuery,
  useSaveFindingMutation,
  useCompleteItemMutation,
  useReopenItemMutation,
  useRequestInfoMutation,
  useAddEvidenceMutation,
  useRemoveEvidenceMutation,
  useUploadEvidenceMutation,
  useSubmitForReviewMutation,
  useTickReviewPointMutation,
  useOpenInReviewMutation,
  useReturnReportMutation,
  usePublishReportMutation,
  useRejectDisputeMutation,
  useGetReportQuery,
  useDisputeReportMutation,
  useCreateShareMutation,
  useListSharesQuery,
  useRevokeShareMutation,
} = reportsApi;
