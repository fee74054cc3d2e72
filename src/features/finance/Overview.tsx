import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetBalanceQuery } from '../../api/resources/balanceApi';
import { messageOf } from '../../api/transport/gatewayError';
import { KeyValueList } from '../../components/data/KeyValueList';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { TextLink } from '../../components/layout/TextLink';
import { lazyPart } from '../../components/lazyPart';
import { CourseRoom } from '../../domain/money/CourseRoom';
import { selectUserInfo } from '../../session/selectors';
import { ledgerPath } from './ledgerFilters';
import { Notice } from './Notice';
import { WaitingOrders } from './WaitingOrders';

const MonthCourse = lazyPart(
  () => import('../../domain/money/MonthCourse').then((module) => module.MonthCourse),
  { Meanwhile: CourseRoom },
);
const Recharges = lazyPart(() => import('./Recharges').then((module) => module.Recharges));

/** What the account has left, what waits for money, how it is recharged, and below what its people are told. */
export function Overview() {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { data, error, refetch } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Section title={t('finance.title')}>
        <KeyValueList
          items={[
            { label: t('finance.available'), value: formatFen(data.available) },
            {
              label: t('finance.held'),
              value:
                data.held === 0 ? (
                  formatFen(0)
                ) : (
                  <TextLink to={ledgerPath({ stillHeld: true })}>{formatFen(data.held)}</TextLink>
                ),
            },
            { label: t('finance.spent'), value: formatFen(data.spent) },
            { label: t('finance.thisMonth.recharged'), value: formatFen(data.thisMonth.recharged) },
            { label: t('finance.thisMonth.charged'), value: formatFen(data.thisMonth.charged) },
          ]}
        />
        <MonthCourse />
      </Section>
      <WaitingOrders balance={data} />
      {permissions.includes('recharge.ask') && <Recharges />}
      <Notice balance={data} />
    </Box>
  );
}
