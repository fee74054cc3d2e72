import { useTranslation } from 'react-i18next';
import type { CalendarChange } from '../../../api/resources/calendarApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { DayLines } from './DayLines';

/** Every change of a year, the newest first: who, when, what was and what is. */
export function CalendarHistory({ history }: { history: readonly CalendarChange[] }) {
  const { t } = useTranslation();
  const title = t('workingCalendar.history.title');
  if (history.length === 0) return <Section title={title}>{t('workingCalendar.history.none')}</Section>;
  return (
    <Section title={title}>
      <Timeline
        label={title}
        entries={history.map(({ changeId, changedAt, changedBy, before, values }) => ({
          id: changeId,
          title: t(before ? 'workingCalendar.history.changed' : 'workingCalendar.history.installed'),
          time: before
            ? t('workingCalendar.history.by', { at: formatDateTime(changedAt), name: changedBy ?? '' })
            : formatDateTime(changedAt),
          isoTime: changedAt,
          body: before && <DayLines before={before} values={values} />,
        }))}
      />
    </Section>
  );
}
