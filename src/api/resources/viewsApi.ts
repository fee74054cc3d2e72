import { generatedApi } from '../generated/views.gen';
import { unlessFailed } from '../transport/tags';

export type { SavedView } from '../generated/views.gen';

const changed = (_reply: unknown, error: unknown) => unlessFailed(error, ['SavedView' as const]);

/** Views of a list in this account: the user's own, and those that colleagues share. The menu shows its own faults. */
export const viewsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listSavedViews: { providesTags: ['SavedView'], extraOptions: { hideErrors: true } },
    saveView: { invalidatesTags: changed, extraOptions: { hideErrors: true } },
    changeView: { invalidatesTags: changed, extraOptions: { hideErrors: true } },
    deleteView: { invalidatesTags: changed, extraOptions: { hideErrors: true } },
  },
});

export const { useListSavedViewsQuery, useSaveViewMutation, useChangeViewMutation, useDeleteViewMutation } =
  viewsApi;
