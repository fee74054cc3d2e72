import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/layout/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { CalendarYears } from './calendar/CalendarYears';

const CalendarYearView = lazyPart(() =>
  import('./calendar/CalendarYearView').then((module) => module.CalendarYearView),
);

/** `/operatorDesk`: what operators keep for everybody; the years of the calendar, or the one that the address names. */
export function OperatorDeskPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const year = search.get('year');
  return (
    <>
      <PageHeader title={t('titles.operatorDesk')} />
      {year && /^20\d\d$/.test(year) ? (
        <CalendarYearView key={year} year={Number(year)} />
      ) : (
        <CalendarYears />
      )}
    </>
  );
}
