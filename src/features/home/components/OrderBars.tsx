import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { Section } from '../../../components/layout/Section';
import { visuallyHidden } from '../../../theme/visuallyHidden';

interface OrderBarsProps {
  series: HomeSummary['series'];
}

const kinds = ['ordered', 'reported'] as const;
const colorOf = { ordered: 'primary.main', reported: 'look.chartQuiet' };

/** Orders and reports of each day: bars for the eye, a table for a screen reader. */
export function OrderBars({ series }: OrderBarsProps) {
  const { t } = useTranslation();
  const most = Math.max(0, ...series.flatMap((one) => [one.ordered, one.reported]));
  return (
    <Section title={t('home.bars.title')} aside={most > 0 && <Legend />}>
      {most === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('home.bars.none')}</Typography>
      ) : (
        <>
          <Bars series={series} most={most} />
          <SeriesTable series={series} />
        </>
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

/** One day is 10 wide, the maximum 100 high; the picture stretches to its container. */
function Bars({ series, most }: OrderBarsProps & { most: number }) {
  const { t } = useTranslation();
  const labels = [series[0], series[Math.floor((series.length - 1) / 2)], series.at(-1)];
  return (
    <Box aria-hidden sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      {t('home.bars.most', { count: most })}
      <Box
        component="svg"
        viewBox={`0 0 ${series.length * 10} 100`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: 150,
          borderBottom: 1,
          borderColor: 'divider',
          mt: 0.5,
        }}
      >
        {kinds.map((kind, at) => (
          <Box key={kind} component="g" sx={{ color: colorOf[kind], fill: 'currentColor' }}>
            {series.map((one, index) => {
              const height = (one[kind] / most) * 100;
              return (
                <rect
                  key={one.day}
                  x={index * 10 + 1 + at * 4}
                  y={100 - height}
                  width={3.6}
                  height={height}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        {labels.map((one, index) => (
          <span key={index}>{one?.day.slice(5)}</span>
        ))}
      </Box>
    </Box>
  );
}

function SeriesTable({ series }: OrderBarsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={visuallyHidden}>
        <table>
          <caption>{t('home.bars.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('home.bars.day')}</th>
              <th scope="col">{t('home.bars.ordered')}</th>
              <th scope="col">{t('home.bars.reported')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map((one) => (
              <tr key={one.day}>
                <th scope="row">{one.day}</th>
                <td>{one.ordered}</td>
                <td>{one.reported}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
