import type { HomeSummary } from '../../api/resources/homeApi';

export interface ReportDays {
  from: string;
  to: string;
}

export const TILES = [
  'needsMe',
  'approvals',
  'awaitingConsent',
  'inProgress',
  'overdue',
  'disputed',
  'reported',
] as const;
export type TileName = (typeof TILES)[number];

/** The rows that a tile counts: reported ones within the days of the range, all others as of now. */
export function tileLink(tile: TileName, days: ReportDays): string {
  if (tile === 'approvals') return '/financialManage?tab=approvals';
  return `/backRecord?view=${tile}${tile === 'reported' ? reportedIn(days) : ''}`;
}

/** The reports of the range with an outcome. */
export function outcomeLink(
  outcome: NonNullable<HomeSummary['results']>[number]['outcome'],
  days: ReportDays,
): string {
  return `/backRecord?view=reported&lamp=${outcome}${reportedIn(days)}`;
}

const reportedIn = ({ from, to }: ReportDays) => `&reportedFrom=${from}&reportedTo=${to}`;
