import { useTranslation } from 'react-i18next';
import type { CalendarChange } from '../../../api/resources/calendarApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { chinaToday } from '../../../lib/dates';
import { DayLines } from './DayLines';
import { YearGrid } from './YearGrid';

interface CalendarHistoryProps {
  year: number;
  history: readonly CalendarChange[];
}

/** Every change of a year, the newest first: who and when, what was and is, and the year as it was left. A change counts from its moment on. */
export function CalendarHistory({ year, history }: CalendarHistoryProps) {
  const { t } = useTranslation();
  const entries = history.map(({ changeId, changedAt, changedBy, before, values }, index) => {
    const state = index === 0 ? 'inForce' : 'past';
    const effectiveOn = chinaToday(new Date(changedAt));
    return {
      id: changeId,
      change: { state, effectiveOn, changedAt, changedBy, withdrawnAt: null, withdrawnBy: null },
      title: before === null ? t('workingCalendar.history.installed') : undefined,
      details: before && <DayLines before={before} values={values} />,
      version: () => <YearGrid year={year} periods={values.periods} isSmall />,
      which: undefined,
    };
  });
  return <ChangeHistory thing="workingCalendar" entries={entries} none={t('workingCalendar.history.none')} />;
}
