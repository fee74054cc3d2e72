import { defaultSerializeQueryArgs, skipToken } from '@reduxjs/toolkit/query/react';
import { useOnScreen } from '../lists/onScreen';
import { openedAnew } from '../lists/pages';
import { shownError } from '../transport/shownError';
import { checkRows, useListChecksInfiniteQuery, type CheckRow, type CheckSearch } from './checksApi';

/** A few, to choose from: who wants all of them opens the list. */
const MOST = 8;

interface FoundRecords {
  /** Undefined until the answer is there. */
  rows: CheckRow[] | undefined;
  error: { message: string; onRetry: () => void } | undefined;
  /** There are others than these few. */
  hasMore: boolean;
}

/**
 * The newest records that fit, asked beside the lists of the screens. What was searched for may name a person: with the next search,
 * and when whoever asks goes, the answer leaves the cache, and the text with it.
 * @param search undefined: nothing is asked
 */
export function useRecordSearch(search: Pick<CheckSearch, 'q' | 'checkId'> | undefined): FoundRecords {
  const arg = search && { body: { ...search, sort: '-orderedAt' as const, limit: MOST } };
  const { currentData, error, isFetching, refetch } = useListChecksInfiniteQuery(
    arg ?? skipToken,
    openedAnew,
  );
  const key =
    arg &&
    defaultSerializeQueryArgs({
      endpointName: checkRows.endpointName,
      queryArgs: arg,
      endpointDefinition: undefined as never,
    });
  // As a list that is left in its middle: it is dropped.
  useOnScreen(key, true);
  const page = search && currentData?.pages[0];
  const rows = page?.rows;
  return {
    rows,
    error:
      search && error && !rows && !isFetching
        ? { message: shownError(error)?.msg ?? '', onRetry: () => void refetch() }
        : undefined,
    hasMore: typeof page?.nextCursor === 'string',
  };
}
