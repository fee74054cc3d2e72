import { defaultSerializeQueryArgs, skipToken } from '@reduxjs/toolkit/query/react';
import { shownError } from '../transport/shownError';
import { useOnScreen } from './onScreen';
import { openedAnew, type NamedList, type Page } from './pages';

export interface FewRows<Row> {
  /** Undefined until the answer is there. */
  rows: Row[] | undefined;
  error: { message: string; onRetry: () => void } | undefined;
  /** There are others than these few. */
  hasMore: boolean;
}

interface Asked<Row> {
  currentData?: { pages: Page<Row>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The first rows of a list, a few to choose from, asked for beside the lists of the screens: who wants all of them opens the list.
 * What was searched for may name a person: with the next search, and when whoever asks goes, the answer leaves the cache, and the text
 * with it.
 * @param useList the generated hook of the list
 * @param body its search; undefined: nothing is asked
 */
export function useFewRows<Body extends object, Row>(
  { endpointName }: NamedList<Row>,
  useList: (arg: { body: Body } | typeof skipToken, options: typeof openedAnew) => Asked<Row>,
  body: Body | undefined,
): FewRows<Row> {
  const arg = body && { body };
  const { currentData, error, isFetching, refetch } = useList(arg ?? skipToken, openedAnew);
  const key =
    arg &&
    defaultSerializeQueryArgs({ endpointName, queryArgs: arg, endpointDefinition: undefined as never });
  // As a list that is left in its middle: it is dropped.
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
