import type { Action } from '@probity/contract/permissions';

/** What stands on the desk at all is kept by who has this right; no tab has one of its own. */
export const DESK_RIGHT: Action = 'desk.manage';

/** The tabs of `/operatorDesk` in their order: for the page, and for the search that leads to them. */
export const deskParts = [
  'calendar',
  'contact',
  'texts',
  'bank',
  'limits',
  'dictionaries',
  'closings',
] as const;
