import Typography from '@mui/material/Typography';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useGetMonthCourseQuery } from '../../api/resources/balanceApi';
import { messageOf } from '../../api/transport/gatewayError';
import { DayBars } from '../../components/data/DayBars';
import { ErrorState } from '../../components/feedback/ErrorState';
import { CourseRoom } from './CourseRoom';

/** The axis of an account with hardly any money goes to 200 yuan. */
const LEAST_FEN = 200_00;

/** The present month day by day: what was available as each day ended, and of a day pointed at what came in and was charged. */
export function MonthCourse() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useGetMonthCourseQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <CourseRoom />;
  const short = new Intl.NumberFormat(i18n.language, {
    ...{ style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' },
    ...{ notation: 'compact', maximumFractionDigits: 1 },
  } as const);
  const columns = ['available', 'recharged', 'charged'] as const;
  return (
    <CourseRoom>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('finance.course.title')}
      </Typography>
      <DayBars
        words={t('finance.course', { returnObjects: true })}
        columns={columns.map((column) => ({
          label: t(`finance.course.${column}`),
          color: column === 'available' ? 'primary.main' : undefined,
        }))}
        days={data.days.map(({ day, ...values }) => ({
          day,
          values: columns.map((column) => values[column]),
        }))}
        describe={(day, [available = 0, recharged = 0, charged = 0]) =>
          t('finance.course.of', {
            day,
            available: formatFen(available),
            recharged: formatFen(recharged),
            charged: formatFen(charged),
          })
        }
        least={LEAST_FEN}
        short={(fen) => short.format(fen / 100)}
        exact={formatFen}
      />
    </CourseRoom>
  );
}
