import { CALENDAR_TOLD_DAYS } from '@probity/contract/rules/workingCalendar';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListCalendarYearsQuery, type Calendar } from '../../../api/resources/calendarApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { FigureTable } from '../../../components/data/FigureTable';
import { StatusTag } from '../../../components/data/StatusTag';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { yearPath } from '../deskPaths';
import { standingOf } from './standingOf';

/** Every year of the calendar, and the day on which it ends. */
export function CalendarYears() {
  const { t } = useTranslation();
  const { data, error, refetch } = useListCalendarYearsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Section title={t('workingCalendar.title')}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('workingCalendar.lead')}</Box>
        <CalendarEnd calendar={data} />
        <Box sx={{ mt: 2 }}>
          <FigureTable
            heads={[
              t('workingCalendar.column.year'),
              t('workingCalendar.column.free'),
              t('workingCalendar.column.worked'),
            ]}
          >
            {data.years.map(({ year, values, freeDays, workedDays }) => (
              <tr key={year}>
                <td>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                    <TextLink to={yearPath(year)}>{t('workingCalendar.yearTitle', { year })}</TextLink>
                    {values.complete ? (
                      <StatusTag>{t('workingCalendar.complete')}</StatusTag>
                    ) : (
                      <StatusTag tone="yellow">{t(`workingCalendar.${standingOf(values)}`)}</StatusTag>
                    )}
                  </Box>
                </td>
                <td className="sum">{freeDays}</td>
                <td className="sum">{workedDays}</td>
              </tr>
            ))}
          </FigureTable>
        </Box>
      </Section>
    </Box>
  );
}

function CalendarEnd({ calendar: { knownUntil, daysLeft } }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const more = <div>{t('workingCalendar.beyond')}</div>;
  if (daysLeft > CALENDAR_TOLD_DAYS[0])
    return (
      <Notice>
        <b>{t('workingCalendar.knownUntil', { day: knownUntil })}</b>
        {more}
      </Notice>
    );
  return (
    <Alert severity="warning">
      <b>
        {daysLeft < 0
          ? t('workingCalendar.ended', { day: knownUntil })
          : t('workingCalendar.endsSoon', { day: knownUntil, count: daysLeft })}
      </b>
      {more}
    </Alert>
  );
}
