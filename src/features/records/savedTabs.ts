import type { SavedView } from '../../api/resources/viewsApi';
import { formatRecordFilters, noFilters, VIEWS } from './recordFilters';

/** The tab of a saved view, among those of the list's own views. */
export const savedTab = (view: SavedView) => `saved-${view.viewId}` as const;

const ofTheList = VIEWS.map((view) =>
  new URLSearchParams(formatRecordFilters({ ...noFilters, view })).toString(),
);

/** The saved views that are tabs: one for each filter that no tab has already, the own before those of others. */
export function savedTabs(views: readonly SavedView[]): SavedView[] {
  const known = new Set(ofTheList);
  return views.filter(({ query }) => {
    const isNew = !known.has(query);
    known.add(query);
    return isNew;
  });
}
