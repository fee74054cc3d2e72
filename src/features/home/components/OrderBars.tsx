import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { DayBars } from '../../../components/data/DayBars';
import { Section } from '../../../components/layout/Section';

interface OrderBarsProps {
  series: HomeSummary['series'];
}

const kinds = ['ordered', 'reported'] as const;
const colorOf = { ordered: 'primary.main', reported: 'look.chartQuiet' };

/** Orders and reports of each day. */
export function OrderBars({ series }: OrderBarsProps) {
  const { t } = useTranslation();
  const isEmpty = series.every(({ ordered, reported }) => ordered + reported === 0);
  return (
    <Section title={t('home.bars.title')} aside={!isEmpty && <Legend />}>
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('home.bars.none')}</Typography>
      ) : (
        <DayBars
          words={t('home.bars', { returnObjects: true })}
          columns={kinds.map((kind) => ({ label: t(`home.bars.${kind}`), color: colorOf[kind] }))}
          days={series.map(({ day, ordered, reported }) => ({ day, values: [ordered, reported] }))}
          describe={(day, [ordered, reported]) => t('home.bars.of', { day, ordered, reported })}
        />
      )}
    </Section>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {kinds.map((kind) => (
        <Box key={kind} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colorOf[kind] }} />
          {t(`home.bars.${kind}`)}
        </Box>
      ))}
    </Box>
  );
}
