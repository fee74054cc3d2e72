import { CODE } from '@probity/contract/codeNames';
import { generatedApi, type ListWorkItemsApiArg } from '../generated/work.gen';
import type { SearchOf } from '../transport/pages';
import { listTags, unlessFailed } from '../transport/tags';

export type { WorkItem, WorkItemKind } from '../generated/work.gen';

/** What a queue shows. */
export type WorkFilter = SearchOf<ListWorkItemsApiArg>;

const isTaken = (error: unknown) => (error as { code?: number }).code === CODE.WORKED_BY_ANOTHER;

/** The one queue of staff. */
export const workApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listWorkItems: {
      providesTags: (result) =>
        listTags(
          'WorkItem',
          result?.pages.flatMap((page) => page.rows),
          (row) => row.workItemId,
        ),
      extraOptions: { hideErrors: true },
    },
    claimWorkItem: {
      // Somebody was quicker (2205): the queue shows that too.
      invalidatesTags: (_item, error) =>
        !error || isTaken(error) ? [{ type: 'WorkItem', id: 'LIST' }, 'ReportVersion'] : [],
    },
    // Somebody was quicker (2205), or it is in other hands now: queue and editor show whose.
    takeCheck: {
      invalidatesTags: (_taken, error, { body }) => [
        ...(!error || isTaken(error) ? [{ type: 'WorkItem' as const, id: 'LIST' }] : []),
        ...unlessFailed(error, [{ type: 'ReportVersion' as const, id: body.checkId }]),
      ],
    },
    listWorkColleagues: { keepUnusedDataFor: 0, extraOptions: { hideErrors: true } },
    handOverWork: {
      invalidatesTags: (_handed, error) =>
        !error || isTaken(error) ? [{ type: 'WorkItem', id: 'LIST' }, 'ReportVersion'] : [],
    },
    decidePaperConsent: {
      invalidatesTags: (_done, error) =>
        unlessFailed(error, [
          { type: 'WorkItem', id: 'LIST' },
          { type: 'Check', id: 'LIST' },
        ]),
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
