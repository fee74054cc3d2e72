import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { CODE } from '@probity/contract/codeNames';
import {
  generatedApi,
  type Batch,
  type BatchListRow,
  type ListBatchesApiArg,
} from '../generated/batches.gen';
import type { NamedList, SearchOf } from '../lists/pages';
import { isGatewayError } from '../transport/gatewayError';

export type {
  Batch,
  BatchColumn,
  BatchCounts,
  BatchField,
  BatchListRow,
  BatchPreview,
  BatchResult,
  BatchRow,
  BatchRows,
  BatchStatus,
  BatchTerms,
  ColumnChoice,
  DuplicateCount,
  DuplicateOf,
  FaultGroup,
  PositionClass,
  RowEdit,
  RowState,
} from '../generated/batches.gen';

/** The filters of the list of batches. */
export type BatchSearch = SearchOf<ListBatchesApiArg>;

/** The batches, row by row. */
export const batchRows: NamedList<BatchListRow> = {
  endpointName: 'listBatches',
  idOf: (row) => row.batchId,
};

const list = { type: 'Batch' as const, id: 'LIST' };
const one = (id: string) => ({ type: 'Batch' as const, id });
/** What is read of a batch beside itself: its result and what confirming would do. */
const around = (id: string) => ({ type: 'BatchRow' as const, id });

interface Changing<Reply> {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Reply }>;
}

/** After a change the batch of the reply is the one that every part of the screen shows, without another call. */
const showing =
  <Reply>(batchOf: (reply: Reply) => Batch) =>
  async (_arg: unknown, { dispatch, queryFulfilled }: Changing<Reply>): Promise<void> => {
    const reply = await queryFulfilled.then(
      ({ data }) => data,
      // Whoever sent it says why it failed.
      () => undefined,
    );
    if (!reply) return;
    const batch = batchOf(reply);
    dispatch(generatedApi.util.updateQueryData('getBatch', { batchId: batch.batchId }, () => batch) as never);
  };

/** Somebody else was faster: the batch is read again as it stands. */
const isOlder = (error: unknown): boolean =>
  isGatewayError(error) && (error.code === CODE.BATCH_OVERTAKEN || error.code === CODE.BATCH_CLOSED);

interface OfBatch {
  body: { batchId: string };
}

const changing = {
  onQueryStarted: showing<Batch>((batch) => batch),
  invalidatesTags: (_batch: unknown, error: unknown, { body: { batchId } }: OfBatch) =>
    error ? (isOlder(error) ? [one(batchId)] : []) : [list, around(batchId)],
  extraOptions: { hideErrors: true },
};

/** What orders, or stops ordering: records and money are others afterwards. */
const ordering = {
  ...changing,
  invalidatesTags: (_batch: unknown, error: unknown, { body: { batchId } }: OfBatch) =>
    error
      ? isOlder(error)
        ? [one(batchId)]
        : []
      : [
          list,
          around(batchId),
          'Task' as const,
          { type: 'Check' as const, id: 'LIST' },
          { type: 'Home' as const },
          'Balance' as const,
        ],
};

/** Ordering many checks from a list. Every screen says its own faults, so no call here toasts. */
export const batchesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // What fails is told by useExport.
    downloadBatchTemplate: { extraOptions: { responseType: 'blob', hideErrors: true } },
    createBatch: {
      invalidatesTags: (_batch, error) => (error ? [] : [list]),
      extraOptions: { hideErrors: true },
    },
    getBatch: {
      providesTags: (_batch, _error, { batchId }) => [one(batchId)],
      extraOptions: { hideErrors: true },
    },
    matchBatch: changing,
    setBatchTerms: changing,
    // Pages of rows are kept by the grid alone: there are up to 10 000, and each is changed where it stands.
    listBatchRows: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    editBatchRows: { ...changing, onQueryStarted: showing(({ batch }: { batch: Batch }) => batch) },
    mendBatch: changing,
    settleDuplicates: changing,
    undoBatchChange: changing,
    previewBatch: {
      providesTags: (_preview, _error, { body }) => [around(body.batchId), 'Balance'],
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    },
    confirmBatch: ordering,
    cancelBatch: ordering,
    retryBatch: ordering,
    listBatches: { providesTags: [list], extraOptions: { hideErrors: true } },
    downloadFailedRows: { extraOptions: { responseType: 'blob', hideErrors: true } },
    getBatchResult: {
      // How many can be reminded or cancelled changes with what is done to its records.
      providesTags: (_result, _error, { batchId }) => [
        one(batchId),
        around(batchId),
        { type: 'Check', id: 'COUNT' },
      ],
      extraOptions: { hideErrors: true },
    },
  },
});

export const {
  useLazyDownloadBatchTemplateQuery,
  useCreateBatchMutation,
  useGetBatchQuery,
  useMatchBatchMutation,
  useSetBatchTermsMutation,
  useListBatchRowsQuery,
  useLazyListBatchRowsQuery,
  useEditBatchRowsMutation,
  useMendBatchMutation,
  useSettleDuplicatesMutation,
  useUndoBatchChangeMutation,
  usePreviewBatchQuery,
  useConfirmBatchMutation,
  useCancelBatchMutation,
  useRetryBatchMutation,
  useListBatchesInfiniteQuery,
  useGetBatchResultQuery,
  useLazyDownloadFailedRowsQuery,
} = batchesApi;
