import { useListSavedViewsQuery } from '../../../api/resources/viewsApi';
import { savedTabs } from '../savedTabs';

/**
 * The saved views that stand among the tabs, and the one whose filters are in force.
 * @param query the active filters, as the address has them
 */
export function useSavedTabs(query: string) {
  const { data: views = [] } = useListSavedViewsQuery({ screen: 'records' });
  const saved = savedTabs(views);
  return { saved, current: saved.find((one) => one.query === query) };
}
