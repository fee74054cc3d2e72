import { useFewRows } from '../lists/useFewRows';
import { batchRows, useListBatchesInfiniteQuery } from './batchesApi';

/**
 * The newest batches whose name fits.
 * @param q part of a name; undefined: nothing is asked
 */
export const useBatchSearch = (q: string | undefined) =>
  useFewRows(batchRows, useListBatchesInfiniteQuery, q === undefined ? undefined : { q, limit: 5 });
