import { useMemo } from 'react';
import { shownError } from './shownError';

/** What is used of the result of an infinite query's hook whose pages carry `rows`. */
interface PagedQuery<Row> {
  currentData?: { pages: readonly { rows: readonly Row[] }[] };
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/**
 * A list that comes by keyset pages, as a DataTable takes it: `<DataTable {...usePagedRows(query)} … />`.
 * @returns the rows of all pages fetched, undefined until the first is there, the same array from draw to draw; `error`
 * only while there are no rows to show; and how to get more
 */
export function usePagedRows<Row>(query: PagedQuery<Row>) {
  const { currentData, error, isFetching } = query;
  const rows = useMemo(() => currentData?.pages.flatMap((page) => page.rows), [currentData]);
  return {
    rows,
    error:
      error && !rows
        ? { message: shownError(error)?.msg ?? '', onRetry: () => void query.refetch() }
        : undefined,
    isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    onLoadMore: () => void query.fetchNextPage(),
  };
}
