import type { SavedView } from '../api/resources/viewsApi';

/** One's own saved view of the records, unless said otherwise. */
export const buildView = (facts: Partial<SavedView> = {}): SavedView => ({
  viewId: '0190a1b2-0000-7000-8000-000000000700',
  name: 'Late',
  query: 'view=overdue',
  isDefault: false,
  isShared: false,
  isOwn: true,
  isShareable: true,
  isManaged: true,
  author: 'Lin Xiao',
  ...facts,
});

/** A view that Zhou Min shares with the account. */
export const buildTheirView = (facts: Partial<SavedView> = {}): SavedView =>
  buildView({
    isShared: true,
    isOwn: false,
    isShareable: false,
    isManaged: false,
    author: 'Zhou Min',
    ...facts,
  });
