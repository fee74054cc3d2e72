import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetBatchResultQuery, type BatchListRow } from '../../api/resources/batchesApi';
import { isFollowed } from './batchStages';

/** As often as other work in the background is asked for. */
export const ASK_MS = 2_000;

/**
 * A row of the list as it stands now: one that something is done with is followed until that has ended, by a call that does not count as
 * use of the session.
 */
export function useLiveBatch(row: BatchListRow): BatchListRow {
  const [isOver, setOver] = useState(false);
  const { data } = useGetBatchResultQuery(isFollowed(row) ? { batchId: row.batchId } : skipToken, {
    pollingInterval: isOver ? 0 : ASK_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const now = isFollowed(row) && data ? data.batch : row;
  if (isOver === isFollowed(now)) setOver(!isOver);
  return now;
}
