import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { loadQuietly } from '../../lib/loadQuietly';
import { callFailed } from '../transport/callFailed';
import { isGatewayError } from '../transport/gatewayError';
import { shownError } from '../transport/shownError';
import { useOnScreen } from './onScreen';
import type { ListArg, Pages } from './pages';

/** The part of an infinite query's result that is used, for pages with `rows`. */
interface PagedQuery<Row> {
  endpointName?: string;
  originalArgs?: ListArg;
  currentData?: Pages<Row>;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  isFetchingNextPage: boolean;
  isFetchingPreviousPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => PromiseLike<{ error?: unknown }>;
  fetchPreviousPage: () => PromiseLike<{ data?: Pages<Row>; isError?: boolean }>;
}

/**
 * A list that comes by keyset pages, as a DataTable takes it: `<DataTable {...usePagedRows(query, idOfRow)} … />`.
 * @param idOf the same function in every drawing
 * @returns the rows of the pages kept, undefined until the first is there, the same array from draw to draw; how many stood
 * before them; `error` only while there are no rows to show; and how to get more, on either side
 */
export function usePagedRows<Row>(query: PagedQuery<Row>, idOf: (row: Row) => string) {
  const { currentData, error, isFetching, endpointName, originalArgs: arg } = query;
  const rows = useMemo(() => currentData && eachOnce(currentData, idOf), [currentData, idOf]);
  const key =
    endpointName !== undefined && arg
      ? defaultSerializeQueryArgs({ endpointName, queryArgs: arg, endpointDefinition: undefined as never })
      : undefined;
  useOnScreen(key, query.hasPreviousPage);
  const { loadEarlier, retryEarlier } = useEarlier(query, idOf);
  // Every row there was has gone: what follows is asked for, and only then the list is empty.
  const isUsedUp = rows?.length === 0 && query.hasNextPage;
  const { fetchNextPage } = query;
  const dispatch = useDispatch();
  const loadMore = async () => {
    const { error: why } = await fetchNextPage();
    // The rows there are stay on the screen, so the reason stands beside them.
    if (isGatewayError(why) && why.kind !== 'session' && why.kind !== 'aborted') dispatch(callFailed(why));
  };
  useEffect(() => {
    // One that fails is asked for again by hand.
    if (isUsedUp && !isFetching && !error) fetchNextPage();
  }, [isUsedUp, isFetching, error, fetchNextPage]);
  return {
    rows: isUsedUp ? undefined : rows,
    idOf,
    offset: currentData?.pageParams[0]?.offset ?? 0,
    error:
      error && (!rows || isUsedUp)
        ? { message: shownError(error)?.msg ?? '', onRetry: () => void query.refetch() }
        : undefined,
    isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    onLoadMore: loadMore,
    onLoadEarlier: query.hasPreviousPage ? loadEarlier : undefined,
    onRetryEarlier: query.hasPreviousPage ? retryEarlier : undefined,
  };
}

/** A row that moved while somebody read on comes twice, and so does the rest of a page on the way back: its first place counts. */
function eachOnce<Row>({ pages }: Pages<Row>, idOf: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return pages.flatMap(({ rows }) =>
    rows.filter((row) => {
      const isNew = !seen.has(idOf(row));
      seen.add(idOf(row));
      return isNew;
    }),
  );
}

/** How rows from before those kept are brought, one call after the other. */
function useEarlier<Row>(query: PagedQuery<Row>, idOf: (row: Row) => string) {
  const dispatch = useDispatch();
  const isUnderWay = useRef(false);
  const latest = useRef<PagedQuery<Row>>(undefined);
  /** Where somebody went to while another call was under way. */
  const waiting = useRef<number>(undefined);
  const [failed, setFailed] = useState<{ arg: ListArg; rowIndex: number }>();
  const { isFetching, originalArgs } = query;
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => () => void (latest.current = undefined), []);
  const loadEarlier = useCallback(
    async (rowIndex: number) => {
      if (isUnderWay.current || !latest.current) return;
      waiting.current = latest.current.isFetching ? rowIndex : undefined;
      if (latest.current.isFetching) return;
      const { endpointName, originalArgs: arg } = latest.current;
      isUnderWay.current = true;
      setFailed(undefined);
      try {
        // Fetched where somebody has read so far.
        const earlier = await loadQuietly(() => import('./earlierPages'));
        // Only now: meanwhile another filter may have been chosen, and the way back belongs to the list on the screen.
        const now = latest.current as PagedQuery<Row> | undefined;
        const first = now?.currentData?.pageParams[0];
        if (!first || endpointName === undefined || !arg || now.originalArgs !== arg) return;
        const { fetchPreviousPage } = now;
        const isDone = await earlier?.bringEarlier(
          { dispatch },
          { endpointName, arg, first },
          { rowIndex, idOf, fetchPreviousPage },
        );
        if (!isDone) setFailed({ arg, rowIndex });
      } finally {
        isUnderWay.current = false;
      }
    },
    [dispatch, idOf],
  );
  useEffect(() => {
    if (!isFetching && waiting.current !== undefined) void loadEarlier(waiting.current);
  }, [isFetching, loadEarlier]);
  const retryEarlier =
    failed && failed.arg === originalArgs ? () => void loadEarlier(failed.rowIndex) : undefined;
  return { loadEarlier, retryEarlier };
}
