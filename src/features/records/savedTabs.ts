import type { SavedView } from '../../api/resources/viewsApi';
import { formatRecordFilters, noFilters, VIEWS } from './recordFilters';

/** The tab of a saved view, among those of the list's own views. */
export const savedTab = (view: SavedView) => `saved-${view.viewId}` as const;

const ofTheList = VIEWS.map((view) =>
  new URLSearchParams(formatRecordFilters({ ...noFilters, view })).toString(),
);

/**
 * The saved view that is open: of those with the filters in force the one that was opened or saved last, else the first; where none
 * has them, the one that was opened, with filters that were changed since.
 * @param query the active filters, as the address has them
 * @param origin the id of the view that they were taken from
 */
export function openView(views: readonly SavedView[], query: string, origin: string | undefined) {
  const opened = views.find((one) => one.viewId === origin);
  return opened?.query === query ? opened : (views.find((one) => one.query === query) ?? opened);
}

/**
 * The saved views that are tabs: one for each filter that no tab has already, the open one before all others, and the own before those
 * of others.
 */
export function savedTabs(views: readonly SavedView[], open?: SavedView): SavedView[] {
  const known = new Set(ofTheList);
  const isHidden = ({ viewId, query }: SavedView) => query === open?.query && viewId !== open.viewId;
  return views.filter((view) => {
    const { query } = view;
    if (isHidden(view)) return false;
    const isNew = !known.has(query);
    known.add(query);
    return isNew;
  });
}
