import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { TextLink } from '../../../components/layout/TextLink';

/** The public holidays that promises are counted by are about to end, or have ended. */
export function CalendarEndCard({ calendar }: { calendar: NonNullable<HomeSummary['calendar']> }) {
  const { t } = useTranslation();
  const { knownUntil: day, daysLeft: count } = calendar;
  return (
    <Alert severity="warning">
      {count < 0 ? t('home.calendar.ended', { day }) : t('home.calendar.ends', { day, count })}{' '}
      <TextLink to="/operatorDesk" sx={{ textDecoration: 'underline' }}>
        {t('home.calendar.enter')}
      </TextLink>
    </Alert>
  );
}
