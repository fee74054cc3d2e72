import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Cost } from '../../api/resources/balanceApi';
import { barsOf, chartHeight } from './costBars';
import { chargesPath, type Side } from './costSides';
import { lastDayOf } from './periods';

interface CostChartProps {
  rows: readonly Cost[];
  by: Side;
  /** `YYYY-MM`, both of them with. */
  months: { from: string; to: string };
}

/** Bars of what was spent, months side by side and everything else one below the other. The table beside it says the same to a screen reader. */
export function CostChart({ rows, by, months }: CostChartProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { bars, left } = barsOf(rows, by, months);
  const nameOf = (key: string | null) =>
    rows.find((row) => row.key === key)?.name ?? key ?? t(`finance.costs.none.${by}`);
  const short = new Intl.NumberFormat(i18n.language, {
    ...{ style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' },
    ...{ notation: 'compact', maximumFractionDigits: 1 },
  } as const);
  const isMonths = by === 'month';
  const names = {
    scaleType: 'band' as const,
    data: bars.map((_, index) => index),
    valueFormatter: (index: number) => nameOf(bars[index]?.key ?? null),
  };
  const money = { valueFormatter: (fen: number) => short.format(fen / 100), tickNumber: 5 };
  const handleClick = (index: number | undefined) => {
    const key = index === undefined ? undefined : bars[index]?.key;
    const days = { from: `${months.from}-01`, to: lastDayOf(months.to) };
    const link = key === undefined ? undefined : chargesPath(by, key, days);
    if (link) void navigate(link);
  };
  return (
    <>
      <Box aria-hidden sx={{ '& .MuiChartsSurface-root': { cursor: 'pointer' } }}>
        <ChartsContainer
          height={chartHeight(by, rows.length)}
          skipAnimation={isStill}
          disableKeyboardNavigation
          series={[
            {
              type: 'bar',
              layout: isMonths ? 'vertical' : 'horizontal',
              data: bars.map(({ charged }) => charged),
              // As it stands: its tooltip is drawn outside, where no colour is inherited.
              color: 'var(--p-palette-primary-main)',
              label: t('finance.costs.column.charged'),
              valueFormatter: (fen) => formatFen(fen ?? 0),
            },
          ]}
          xAxis={[isMonths ? names : money]}
          // Months are measured before the axis has its figures: it would be too narrow for them.
          yAxis={[isMonths ? { ...money, width: 64 } : { ...names, width: 'auto' }]}
          margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
          onAxisClick={(_event, data) => handleClick(data?.dataIndex)}
        >
          <ChartsGrid horizontal={isMonths} vertical={!isMonths} />
          <BarPlot borderRadius={3} />
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsTooltip />
        </ChartsContainer>
      </Box>
      {left > 0 && (
        <Box component="small" sx={{ color: 'text.secondary' }}>
          {t('finance.costs.rest', { count: bars.length })}
        </Box>
      )}
    </>
  );
}
