import type { CalendarYear } from '@probity/contract/rules/workingCalendar';

/** What is said of a year, wherever it stands: one without an entry is not begun, and so not incomplete. */
export function standingOf({
  complete,
  periods,
}: Pick<CalendarYear, 'complete' | 'periods'>): 'complete' | 'incomplete' | 'nothing' {
  if (complete) return 'complete';
  return periods.length > 0 ? 'incomplete' : 'nothing';
}
