import type { WorkItem } from '../generated/work.gen';
import { refreshing } from '../lists/afterActions';
import type { RowList } from '../lists/pages';

/** The queue, row by row. */
export const workRows: RowList<WorkItem> = {
  endpointName: 'listWorkItems',
  idOf: (item) => item.workItemId,
  only: (workItemId) => ({ workItemId }),
};

/** After an action on one work item: the row it has, which for the items of a check is the row of the check. */
export const refreshesWork = (options: { evenAfter?: (error: unknown) => boolean } = {}) =>
  refreshing(
    workRows,
    ({ body }: { body: { workItemId: string } }) =>
      ({ workItemId, items }) =>
        [workItemId, ...items.map((piece) => piece.workItemId)].includes(body.workItemId),
    options,
  );
