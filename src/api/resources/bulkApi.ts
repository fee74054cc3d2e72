import { generatedApi, type BulkResult } from '../generated/bulk.gen';
import { refreshing } from '../lists/afterActions';
import { unlessFailed } from '../transport/tags';
import { checkRows } from './checksApi';

export type { BulkResult, BulkRow } from '../generated/bulk.gen';

/** What an action on several records changes: their rows, how many there are of each kind, and the records themselves. */
export const onSeveral = {
  invalidatesTags: (result: BulkResult | undefined, error: unknown) =>
    unlessFailed(error, [
      { type: 'Check' as const, id: 'COUNT' },
      { type: 'Check' as const, id: 'ASSIGNMENTS' },
      { type: 'Check' as const, id: 'CHOICES' },
      ...(result?.rows ?? []).map(({ checkId }) => ({ type: 'Check' as const, id: checkId })),
      { type: 'Home' as const },
      'Balance' as const,
      ...(result?.task ? ['Task' as const] : []),
    ]),
  // A refused row is read anew too: its state is not what the screen showed.
  onQueryStarted: refreshing(checkRows, (_arg: unknown, reply?: BulkResult) => {
    const changed = new Set(reply?.rows?.map(({ checkId }) => checkId));
    return ({ checkId }) => changed.has(checkId);
  }),
};

/** One deed on several records. */
export const bulkApi = generatedApi.enhanceEndpoints({
  endpoints: { remindChecks: onSeveral, cancelChecks: onSeveral },
});

export const { useRemindChecksMutation, useCancelChecksMutation } = bulkApi;
