import { defaultSerializeQueryArgs, skipToken } from '@reduxjs/toolkit/query/react';
import { useOnScreen } from '../lists/onScreen';
import { openedAnew } from '../lists/pages';
import { shownError } from '../transport/shownError';
import { memberRows, useListMembersInfiniteQuery, type Member } from './peopleApi';

/** A few, to choose from: who wants all of them opens the list. */
const MOST = 5;

interface FoundMembers {
  /** Undefined until the answer is there. */
  rows: Member[] | undefined;
  error: { message: string; onRetry: () => void } | undefined;
  /** There are others than these few. */
  hasMore: boolean;
}

/**
 * The people of the account who fit. What was searched for names a person: as with records (`useRecordSearch`), the answer leaves the
 * cache with the next search, and when whoever asks goes.
 * @param keyword part of a name, or a whole phone; undefined: nothing is asked
 */
export function useMemberSearch(keyword: string | undefined): FoundMembers {
  const arg = keyword === undefined ? undefined : { body: { keyword, limit: MOST } };
  const { currentData, error, isFetching, refetch } = useListMembersInfiniteQuery(
    arg ?? skipToken,
    openedAnew,
  );
  const key =
    arg &&
    defaultSerializeQueryArgs({
      endpointName: memberRows.endpointName,
      queryArgs: arg,
      endpointDefinition: undefined as never,
    });
  useOnScreen(key, true);
  const page = arg && currentData?.pages[0];
  const rows = page?.rows;
  return {
    rows,
    error:
      arg && error && !rows && !isFetching
        ? { message: shownError(error)?.msg ?? '', onRetry: () => void refetch() }
        : undefined,
    hasMore: typeof page?.nextCursor === 'string',
  };
}
