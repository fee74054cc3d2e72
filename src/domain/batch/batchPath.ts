import type { BatchListRow } from '../../api/resources/batchesApi';
import { isUnfinished } from './batchStages';

/** Where a batch is begun or gone on with; its step follows from its status. */
export const batchWorkPath = (batchId: string): string => `/batchBack?id=${batchId}`;

/** A batch that is ordered, or was. */
export const batchRecordPath = (batchId: string): string => `/batchRecord?id=${batchId}`;

/** Where a batch is gone on with, or seen. */
export const batchPath = ({ batchId, status }: Pick<BatchListRow, 'batchId' | 'status'>): string =>
  isUnfinished({ status }) ? batchWorkPath(batchId) : batchRecordPath(batchId);
