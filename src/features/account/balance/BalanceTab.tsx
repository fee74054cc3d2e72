import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetBalanceQuery } from '../../../api/resources/balanceApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { selectUserInfo } from '../../../session/selectors';
import { NoticeForm } from './NoticeForm';

const Recharges = lazyPart(() => import('./Recharges').then((module) => module.Recharges));

/** What the account has left, how it is recharged, and below what its people are told. */
export function BalanceTab() {
  const { t } = useTranslation();
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const { data, error, refetch } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Section title={t('accountBalance.title')}>
        <KeyValueList
          items={[
            { label: t('accountBalance.available'), value: formatFen(data.available) },
            { label: t('accountBalance.held'), value: formatFen(data.held) },
          ]}
        />
      </Section>
      <NoticeForm balance={data} />
      {permissions.includes('recharge.ask') && <Recharges />}
    </Box>
  );
}
