import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import type { LimitName } from '@probity/contract/rules/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListLimitsQuery } from '../../../api/resources/limitsApi';
import { useGetRechargeLimitQuery } from '../../../api/resources/reversalsApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { FigureTable } from '../../../components/data/FigureTable';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { lazyPart } from '../../../components/lazyPart';
import { selectUserInfo } from '../../../session/selectors';
import { LimitRow } from './LimitRow';
import { LimitsHistory } from './LimitsHistory';

// It is read more often than changed.
const ChangeLimitDialog = lazyPart(() =>
  import('./ChangeLimitDialog').then((module) => module.ChangeLimitDialog),
);

/** How much customers may do: every limit with its range, to be changed from a day on, beside what was changed. */
export function LimitsDesk() {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<LimitName>();
  const { data, error, refetch } = useListLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  // As it is now: another operator may have changed it while somebody types.
  const changed = data.limits.find(({ name }) => name === changing);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Section title={t('limits.title')}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('limits.lead')}</Box>
        <FigureTable heads={[t('limits.column.limit'), t('limits.column.now')]}>
          {data.limits.map((limit) => (
            <LimitRow key={limit.name} limit={limit} onChange={() => setChanging(limit.name)} />
          ))}
          <TwoPersonsRow />
        </FigureTable>
        <Box sx={{ color: 'text.secondary', mt: 1.5 }}>{t('limits.fixed')}</Box>
      </Section>
      <LimitsHistory history={data.history} />
      {changed && <ChangeLimitDialog limit={changed} onClose={() => setChanging(undefined)} />}
    </Box>
  );
}

/** The limit about money, which two operators keep on a screen of its own. */
function TwoPersonsRow() {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const mayRead = permissions.includes('recharge.decide');
  const { data } = useGetRechargeLimitQuery(undefined, { skip: !mayRead, refetchOnMountOrArgChange: true });
  if (!mayRead) return null;
  return (
    <tr>
      <td>
        <Box sx={{ fontWeight: 600 }}>{t('limits.twoPersons')}</Box>
        <TextLink to="/receivedMoney?tab=limit">{t('limits.twoPersonsLink')}</TextLink>
      </td>
      <td className="sum">{data && formatFen(data.above)}</td>
    </tr>
  );
}
