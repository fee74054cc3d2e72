import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetCostsQuery } from '../../api/resources/balanceApi';
import { messageOf } from '../../api/transport/gatewayError';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { CompactSelect } from '../../components/inputs/CompactSelect';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { BudgetsLink } from './BudgetsLink';
import { chartHeight } from './costBars';
import { costSides } from './costSides';
import { CostTable } from './CostTable';
import { lastDayOf, monthsOf, periods, type Period } from './periods';

const CostChart = lazyPart(() => import('./CostChart').then((module) => module.CostChart));
const PERIODS = Object.keys(periods) as Period[];

/** What was spent in some months, by one of its sides: a chart, and its table with each figure leading to what is behind it. */
export function Costs() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const by = costSides.find((one) => one === search.get('by')) ?? 'month';
  const period = PERIODS.find((one) => one === search.get('time')) ?? 'three';
  const { from, to } = monthsOf(period);
  const {
    currentData: data,
    error,
    refetch,
  } = useGetCostsQuery({ body: { by, from, to } }, { refetchOnMountOrArgChange: true });
  const show = (next: { by?: string; time?: string }) =>
    setSearch({ tab: 'costs', by, time: period, ...next }, { replace: true });
  return (
    <Section
      title={t('finance.costs.title')}
      aside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <BudgetsLink />
          <CompactSelect
            aria-label={t('finance.costs.by')}
            value={by}
            onChange={(event) => show({ by: event.target.value })}
          >
            {costSides.map((one) => (
              <option key={one} value={one}>
                {t(`finance.costs.sides.${one}`)}
              </option>
            ))}
          </CompactSelect>
          <CompactSelect
            aria-label={t('finance.costs.period')}
            value={period}
            onChange={(event) => show({ time: event.target.value })}
          >
            {PERIODS.map((one) => (
              <option key={one} value={one}>
                {t(`finance.costs.periods.${one}`)}
              </option>
            ))}
          </CompactSelect>
        </Box>
      }
    >
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.rows.length === 0 && (
        <EmptyState title={t('finance.costs.empty')} body={t('finance.costs.emptyBody')} />
      )}
      {data && data.rows.length > 0 && (
        <>
          <Box sx={{ mb: 1.5 }}>{t('finance.costs.total', { amount: formatFen(data.total), from, to })}</Box>
          {/* As high as the chart, so that nothing moves when it comes. */}
          <Box sx={{ mb: 1.5 }} style={{ minHeight: chartHeight(by, data.rows.length) }}>
            <CostChart rows={data.rows} by={by} months={{ from, to }} />
          </Box>
          {by === 'month' && data.rows.length > 1 && (
            <Box sx={{ color: 'text.secondary', mb: 1, fontSize: '0.875rem' }}>
              {t('finance.costs.monthsNote')}
            </Box>
          )}
          <CostTable
            rows={data.rows}
            total={data.total}
            by={by}
            days={{ from: `${from}-01`, to: lastDayOf(to) }}
          />
        </>
      )}
    </Section>
  );
}
