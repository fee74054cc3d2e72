import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { onChinasDay } from '../lib/chinaTime';
import { daysLate, formatDeadline, isOverdue } from '../lib/dates';

interface PromisedDateProps {
  /** A day, or a moment in ISO 8601, from the gateway; null before the clock starts. */
  promisedAt: string | null | undefined;
  /** Counted past the published public holidays. */
  isEstimate?: boolean;
  /** True once nothing is expected any more (reported, cancelled, expired). */
  isOver?: boolean;
  /** What stands before it says that it is China's day. */
  isZoneSaid?: boolean;
  /** The same by the head of a column; the lateness stands below it. */
  isInColumn?: boolean;
}

/** A promised day, as it is kept in China; once it has passed in red, with the days since: overdue is no status. */
export function PromisedDate(props: PromisedDateProps) {
  const { promisedAt, isEstimate, isOver = false, isInColumn = false, isZoneSaid = isInColumn } = props;
  const { t } = useTranslation();
  if (!promisedAt) return '–';
  const day = isZoneSaid ? onChinasDay(promisedAt) : formatDeadline(promisedAt);
  const date = isEstimate ? t('components.promise.about', { date: day }) : day;
  if (isOver || !isOverdue(promisedAt)) return <time dateTime={promisedAt}>{date}</time>;
  const late = t('components.promise.late', { count: daysLate(promisedAt) });
  return (
    <Box component="time" dateTime={promisedAt} sx={{ color: 'error.main' }}>
      {isInColumn ? (
        <>
          {date}
          <br />
          {late}
        </>
      ) : (
        t('components.promise.overdue', { date, late })
      )}
    </Box>
  );
}
