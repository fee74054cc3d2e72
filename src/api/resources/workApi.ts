import { generatedApi, type ListWorkItemsApiArg, type ListWorkItemsApiResponse } from '../generated/work.gen';
import { refreshing } from '../lists/afterActions';
import type { SearchOf } from '../lists/pages';
import { unlessFailed } from '../transport/tags';
import { isTaken } from './isTaken';
import { refreshesWork, workRows } from './workRows';

export type { WorkItem, WorkItemKind } from '../generated/work.gen';

/** How much the queue has, over all pages. */
export type WorkTotal = NonNullable<ListWorkItemsApiResponse['total']>;

/** The filters of the queue. */
export type WorkFilter = SearchOf<ListWorkItemsApiArg>;

/** Somebody was quicker (2205), or it is in other hands now: the queue shows that too. */
const inHand = {
  invalidatesTags: (_done: unknown, error: unknown) =>
    !error || isTaken(error) ? (['ReportVersion'] as const) : [],
  onQueryStarted: refreshesWork({ evenAfter: isTaken }),
};

/** The one queue of staff. */
export const workApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listWorkItems: {
      providesTags: [{ type: 'WorkItem', id: 'LIST' }],
      // Counted with the first page alone: every page has it, for that one may be let go.
      transformResponse: (page: ListWorkItemsApiResponse, _meta, { pageParam }) => ({
        ...page,
        total: page.total ?? (pageParam.total as typeof page.total) ?? null,
      }),
      extraOptions: { hideErrors: true },
    },
    claimWorkItem: inHand,
    takeCheck: {
      invalidatesTags: (_taken, error, { body }) =>
        unlessFailed(error, [{ type: 'ReportVersion' as const, id: body.checkId }]),
      onQueryStarted: refreshing(
        workRows,
        ({ body }: { body: { checkId: string } }) =>
          (row) =>
            row.checkId === body.checkId,
        { evenAfter: isTaken },
      ),
    },
    listWorkColleagues: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    handOverWork: inHand,
    decidePaperConsent: {
      invalidatesTags: (_done, error) => unlessFailed(error, [{ type: 'Check', id: 'LIST' }]),
      onQueryStarted: refreshesWork(),
    },
  },
});

export const {
  useListWorkItemsInfiniteQuery,
  useClaimWorkItemMutation,
  useTakeCheckMutation,
  useListWorkColleaguesQuery,
  useHandOverWorkMutation,
  useDecidePaperConsentMutation,
} = workApi;
