import { useFewRows } from '../lists/useFewRows';
import { checkRows, useListChecksInfiniteQuery, type CheckSearch } from './checksApi';

/**
 * The newest records that fit.
 * @param search undefined: nothing is asked
 */
export const useRecordSearch = (search: Pick<CheckSearch, 'q' | 'checkId'> | undefined) =>
  useFewRows(
    checkRows,
    useListChecksInfiniteQuery,
    search && { ...search, sort: '-orderedAt' as const, limit: 8 },
  );
