import type { ParseKeys } from 'i18next';
import type { Action } from '@probity/contract/permissions';
import type { FeatureName } from '../../i18n/en/features';
import type { ScreenLoader } from '../../lib/loadWithRetry';

/** `none`: the screen alone · `slim`: a bar with a way back · `sidebar`: drawer and top bar · `entry`: top bar alone. */
export type Layout = 'none' | 'slim' | 'sidebar' | 'entry';

/** `either`: with `s` a visitor session, with `id` the login session. */
export type SessionNeed = 'none' | 'login' | 'visitor' | 'either';

export interface RouteEntry {
  path: string;
  layout: Layout;
  session: SessionNeed;
  /** The action of contract/permissions without which the screen is neither drawn nor called. */
  right?: Action;
  titleKey: ParseKeys;
  /** The screen above it in the breadcrumbs. */
  parent?: string;
  /** null: there is no screen; the route shows the 404 screen. */
  load: ScreenLoader | null;
  phrases: FeatureName[];
}
