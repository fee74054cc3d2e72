import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
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

/** One day is 10 wide, the top of the scale 100 high; the picture stretches to its container. A day pointed at tells its numbers; a tapped one until another is. */
function Bars({ series, most }: OrderBarsProps & { most: number }) {
  const { t } = useTranslation();
  const [pointed, setPointed] = useState<string>();
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const day = series.find((one) => one.day === pointed);
  const top = topOfScale(most);
  const labels = [series[0], series[Math.floor((series.length - 1) / 2)], series.at(-1)];
  return (
    <Box
      aria-hidden
      // A finger leaves with every tap.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(undefined)}
      sx={{ fontSize: '0.75rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      <Box sx={{ minHeight: '1.5em', mb: 0.5 }}>
        {day ? t('home.bars.of', { ...day }) : t(`home.bars.${isTouch ? 'tap' : 'point'}`)}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            my: '-0.75em',
            textAlign: 'end',
          }}
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </Box>
        <Box
          component="svg"
          viewBox={`0 0 ${series.length * 10} 100`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: '100%', height: 150, borderBottom: 1, borderColor: 'divider' }}
        >
          {[0, 50].map((y) => (
            <Box
              key={y}
              component="line"
              x1={0}
              x2={series.length * 10}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              sx={{ color: 'divider', stroke: 'currentColor' }}
            />
          ))}
          {kinds.map((kind, at) => (
            <Box key={kind} component="g" sx={{ color: colorOf[kind], fill: 'currentColor' }}>
              {series.map((one, index) => {
                const height = (one[kind] / top) * 100;
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
          <Box component="g" sx={{ color: 'text.primary', fill: 'currentColor' }}>
            {series.map((one, index) => (
              <rect
                key={one.day}
                x={index * 10}
                width={10}
                height={100}
                fillOpacity={one.day === pointed ? 0.08 : 0}
                onPointerEnter={() => setPointed(one.day)}
              />
            ))}
          </Box>
        </Box>
        <span />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          {labels.map((one, index) => (
            <span key={index}>{one?.day.slice(5)}</span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The next even number that is round: 2, 4, 10, 20, 40, 100 … */
function topOfScale(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  return [2, 4, 10, 20].map((step) => step * unit).find((top) => top >= most)!;
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
