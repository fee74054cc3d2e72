import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCalendarYearQuery, useListCalendarYearsQuery } from '../../../api/resources/calendarApi';
import { shownError } from '../../../api/transport/shownError';
import { StatusTag } from '../../../components/data/StatusTag';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { NothingHere } from '../../../components/feedback/NothingHere';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { CALENDAR_PATH, yearPath } from '../deskPaths';
import { CalendarHistory } from './CalendarHistory';
import { standingOf } from './standingOf';
import { YearGrid } from './YearGrid';

// It is read more often than changed.
const CalendarForm = lazyPart(() => import('./CalendarForm').then((module) => module.CalendarForm));

/** The years there are, to go from one to another. */
function OtherYears({ year: shown }: { year: number }) {
  const { t } = useTranslation();
  const { data } = useListCalendarYearsQuery();
  if (!data) return null;
  return (
    <Box
      component="nav"
      aria-label={t('workingCalendar.years')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {data.years
        .map(({ year }) => year)
        .toSorted((one, other) => one - other)
        .map((year) => (
          <TextLink
            key={year}
            to={yearPath(year)}
            {...(year === shown && { 'aria-current': 'page', sx: { fontWeight: 700 } })}
          >
            {t('workingCalendar.yearTitle', { year })}
          </TextLink>
        ))}
    </Box>
  );
}

/** One year: its months as they count now, to be changed from tomorrow on, beside what it was. */
export function CalendarYearView({ year }: { year: number }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { currentData, error, refetch } = useGetCalendarYearQuery(
    { year },
    { refetchOnMountOrArgChange: true },
  );
  const fault = currentData ? undefined : shownError(error);
  if (fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault.msg} to={CALENDAR_PATH} label={t('workingCalendar.title')} />;
  if (fault) return <ErrorState message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const { values, editable } = currentData.year;
  const isEmpty = values.periods.length === 0;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}>
        <TextLink to={CALENDAR_PATH}>{t('workingCalendar.back')}</TextLink>
        <OtherYears year={year} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Section
          title={t('workingCalendar.yearTitle', { year })}
          aside={
            <StatusTag tone={values.complete ? 'neutral' : 'yellow'}>
              {t(`workingCalendar.${standingOf(values)}`)}
            </StatusTag>
          }
        >
          {isChanging ? (
            <CalendarForm detail={currentData} onDone={() => setChanging(false)} />
          ) : (
            <>
              <YearGrid year={year} periods={values.periods} />
              <Box sx={{ mt: 2 }}>
                {editable ? (
                  <Button variant="contained" onClick={() => setChanging(true)}>
                    {t(isEmpty ? 'workingCalendar.enter' : 'workingCalendar.change')}
                  </Button>
                ) : (
                  <Box sx={{ color: 'text.secondary' }}>{t('workingCalendar.over')}</Box>
                )}
              </Box>
            </>
          )}
        </Section>
        <CalendarHistory year={year} history={currentData.history} />
      </Box>
    </>
  );
}
