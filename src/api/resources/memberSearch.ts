import { useFewRows } from '../lists/useFewRows';
import { memberRows, useListMembersInfiniteQuery } from './peopleApi';

/**
 * The people of the account who fit.
 * @param keyword part of a name, or a whole phone; undefined: nothing is asked
 */
export const useMemberSearch = (keyword: string | undefined) =>
  useFewRows(
    memberRows,
    useListMembersInfiniteQuery,
    keyword === undefined ? undefined : { keyword, limit: 5 },
  );
