import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetCostsQuery, type Cost } from '../../api/resources/balanceApi';
import { messageOf } from '../../api/transport/gatewayError';
import { FigureTable } from '../../components/data/FigureTable';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { CompactSelect } from '../../components/inputs/CompactSelect';
import { Section } from '../../components/layout/Section';
import { TextLink } from '../../components/layout/TextLink';
import { ledgerPath } from './ledgerFilters';
import { lastDayOf, monthsOf, periods, type Period } from './periods';

const SIDES = ['month', 'department', 'person', 'package', 'item'] as const;
type Side = (typeof SIDES)[number];
const PERIODS = Object.keys(periods) as Period[];

/** What was spent in some months, by one of its sides: bars in a table, each leading to what is behind it. */
export function Costs() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const by = SIDES.find((one) => one === search.get('by')) ?? 'month';
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CompactSelect
            aria-label={t('finance.costs.by')}
            value={by}
            onChange={(event) => show({ by: event.target.value })}
          >
            {SIDES.map((one) => (
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

interface CostTableProps {
  rows: readonly Cost[];
  total: number;
  by: Side;
  days: Days;
}

function CostTable({ rows, total, by, days }: CostTableProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...rows.map(({ charged }) => charged));
  return (
    <FigureTable
      heads={[
        t('finance.costs.column.name'),
        t('finance.costs.column.checks'),
        t('finance.costs.column.charged'),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.key ?? ''}>
          <td>
            <Name row={row} by={by} days={days} />
            <Box
              aria-hidden
              sx={{ mt: 0.5, height: 6, borderRadius: 3, bgcolor: 'look.neutralSoft', overflow: 'hidden' }}
            >
              <Box
                sx={{ height: '100%', bgcolor: 'primary.main' }}
                style={{ width: `${Math.max(0, (row.charged / most) * 100)}%` }}
              />
            </Box>
          </td>
          <td className="sum">{row.checks}</td>
          <td className="sum">
            <div>{formatFen(row.charged)}</div>
            {total > 0 && (
              <Box component="small" sx={{ color: 'text.secondary' }}>
                {t('finance.costs.share', { percent: ((row.charged / total) * 100).toFixed(1) })}
              </Box>
            )}
          </td>
        </tr>
      ))}
    </FigureTable>
  );
}

interface Days {
  from: string;
  to: string;
}

/** What leads on: the charges of a month or of an item, a person's and a package's records. */
const links: Partial<Record<Side, (key: string, days: Days) => string>> = {
  month: (key) => ledgerPath({ kind: 'capture', from: `${key}-01`, to: lastDayOf(key) }),
  person: (key) => `/backRecord?owner=${key}`,
  package: (key) => `/backRecord?package=${key}`,
  item: (key, days) => ledgerPath({ kind: 'capture', itemCode: key, ...days }),
};

function Name({ row: { key, name }, by, days }: { row: Cost; by: Side; days: Days }) {
  const { t } = useTranslation();
  const shown = name ?? t(`finance.costs.none.${by}`);
  const link = key === null ? undefined : links[by]?.(key, days);
  return link ? <TextLink to={link}>{shown}</TextLink> : <span>{shown}</span>;
}
