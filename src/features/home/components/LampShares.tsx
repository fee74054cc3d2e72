import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import { outcomeLink, type ReportDays } from '../homeLinks';
import { visuallyHidden } from '../../../theme/visuallyHidden';

interface LampSharesProps {
  results: NonNullable<HomeSummary['results']>;
  /** The days of the range, as the summary was asked for. */
  days: ReportDays;
}

/** The outcomes of the reports, as one bar and as a table. */
export function LampShares({ results, days }: LampSharesProps) {
  const { t } = useTranslation();
  const total = results.reduce((sum, one) => sum + one.count, 0);
  return (
    <Section title={t('home.lamps.title')}>
      {total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('home.lamps.none')}</Typography>
      ) : (
        <>
          <ShareBar results={results} total={total} />
          <ShareTable results={results} total={total} days={days} />
        </>
      )}
    </Section>
  );
}

/** The colour of the outcome's chip, which is the legend. */
const toneOf = (outcome: LampSharesProps['results'][number]['outcome']) =>
  outcome === 'unverifiable' ? 'text.secondary' : `lamp.${outcome}`;

function ShareBar({ results, total }: Omit<LampSharesProps, 'days'> & { total: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 14, borderRadius: '3px' }}
    >
      {results.map((one, index) => (
        <Box
          key={one.outcome}
          component="rect"
          x={results.slice(0, index).reduce((sum, before) => sum + before.count, 0)}
          width={one.count}
          height={1}
          sx={{ color: toneOf(one.outcome), fill: 'currentColor' }}
        />
      ))}
    </Box>
  );
}

/** The share in percent with one decimal at most: equal counts have equal shares, though they may sum to 99.9 or 100.1. */
const shareOf = (count: number, total: number) => `${Math.round((count / total) * 1000) / 10}%`;

function ShareTable({ results, total, days }: LampSharesProps & { total: number }) {
  const { t } = useTranslation();
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        mt: 1,
        borderCollapse: 'collapse',
        '& td, & tbody th': { py: 0.75, borderBottom: 1, borderColor: 'divider', textAlign: 'left' },
        '& tbody tr:last-of-type > *': { borderBottom: 0 },
        '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <thead>
        <tr>
          {(['result', 'count', 'share'] as const).map((column) => (
            <Box key={column} component="th" scope="col" sx={{ p: 0, position: 'relative' }}>
              <Box component="span" sx={visuallyHidden}>
                {t(`home.lamps.${column}`)}
              </Box>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((one) => (
          <tr key={one.outcome}>
            <th scope="row">
              <OutcomeChip outcome={one.outcome} />
            </th>
            <td>
              {one.count > 0 ? (
                <TextLink to={outcomeLink(one.outcome, days)}>{one.count}</TextLink>
              ) : (
                one.count
              )}
            </td>
            <Box component="td" sx={{ color: 'text.secondary', width: 64 }}>
              {shareOf(one.count, total)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
