import { useListSavedViewsQuery } from '../../../api/resources/viewsApi';
import { openView, savedTabs } from '../savedTabs';

/**
 * The saved views that stand among the tabs, the one of them that is open, and whether its filters were changed since.
 * @param query the active filters, as the address has them
 * @param origin the id of the view that they were taken from
 */
export function useSavedTabs(query: string, origin: string | undefined) {
  const { data: views = [] } = useListSavedViewsQuery({ screen: 'records' });
  const open = openView(views, query, origin);
  const saved = savedTabs(views, open);
  return {
    saved,
    current: open && saved.find((one) => one.viewId === open.viewId),
    isChanged: open !== undefined && open.query !== query,
  };
}
