import { defaultSerializeQueryArgs, skipToken } from '@reduxjs/toolkit/query/react';
import { useOnScreen } from '../lists/onScreen';
import { openedAnew } from '../lists/pages';
import { shownError } from '../transport/shownError';
import { batchRows, useListBatchesInfiniteQuery, type BatchListRow } from './batchesApi';

/** A few, to choose from: who wants all of them opens the list. */
const MOST = 5;

interface FoundBatches {
  /** Undefined until the answer is there. */
  rows: BatchListRow[] | undefined;
  error: { message: string; onRetry: () => void } | undefined;
  /** There are others than these few. */
  hasMore: boolean;
}

/**
 * The newest batches whose name fits. It may name a person: as with records (`useRecordSearch`), the answer leaves the cache with the
 * next search, and when whoever asks goes.
 * @param q part of a name; undefined: nothing is asked
 */
export function useBatchSearch(q: string | undefined): FoundBatches {
  const arg = q === undefined ? undefined : { body: { q, limit: MOST } };
  const { currentData, error, isFetching, refetch } = useListBatchesInfiniteQuery(
    arg ?? skipToken,
    openedAnew,
  );
  const key =
    arg &&
    defaultSerializeQueryArgs({
      endpointName: batchRows.endpointName,
      queryArgs: arg,
      endpointDefinition: undefined as never,
    });
  useOnScreen(key, true);
  const page = arg && currentData?.pages[0];
  return {
    rows: page?.rows,
    error:
      arg && error && !page && !isFetching
        ? { message: shownError(error)?.msg ?? '', onRetry: () => void refetch() }
        : undefined,
    hasMore: typeof page?.nextCursor === 'string',
  };
}
