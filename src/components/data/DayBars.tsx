import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden';

export interface DayColumn {
  label: string;
  /** In the picture; a column without is told in the table and of the day pointed at alone. */
  color?: string;
}

export interface DayBarsProps {
  /** What the bars and the table are of, what the table calls a day, and how its numbers are seen. */
  words: { title: string; day: string; point: string; tap: string };
  columns: readonly DayColumn[];
  /** Of each day the values of the columns, in their order, none below 0. */
  days: readonly { day: string; values: readonly number[] }[];
  /** The numbers of one day in words. */
  describe: (day: string, values: readonly number[]) => string;
  /** The least top of the axis: below it lines would be told apart by nothing. */
  least?: number;
  /** A value beside the axis. */
  short?: (value: number) => string;
  /** A value in the table. */
  exact?: (value: number) => string;
}

/** The values of each day: bars for the eye, a table for a screen reader. A day pointed at tells its numbers; a tapped one until another is. */
export function DayBars(props: DayBarsProps) {
  const { days, columns, short = String, least = 1 } = props;
  const drawn = columns.flatMap(({ color }, at) => (color ? [{ color, at }] : []));
  const top = topOfScale(Math.max(least, ...days.flatMap(({ values }) => drawn.map(({ at }) => values[at]!))));
  const labels = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  const { pointed, hint, onLeave, onPoint } = usePointedDay(props);
  return (
    <>
      <Box
        aria-hidden
        onPointerLeave={onLeave}
        sx={{ fontSize: '0.75rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box sx={{ minHeight: '1.5em', mb: 0.5 }}>{hint}</Box>
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
              <span key={value}>{short(value)}</span>
            ))}
          </Box>
          <Box
            component="svg"
            viewBox={`0 0 ${days.length * 10} 100`}
            preserveAspectRatio="none"
            sx={{ display: 'block', width: '100%', height: 150, borderBottom: 1, borderColor: 'divider' }}
          >
            {[0, 50].map((y) => (
              <Box
                key={y}
                component="line"
                x1={0}
                x2={days.length * 10}
                y1={y}
                y2={y}
                vectorEffect="non-scaling-stroke"
                sx={{ color: 'divider', stroke: 'currentColor' }}
              />
            ))}
            {drawn.map(({ color, at }, index) => (
              <Box key={at} component="g" sx={{ color, fill: 'currentColor' }}>
                {days.map(({ day, values }, dayIndex) => {
                  const height = (values[at]! / top) * 100;
                  const width = 8 / drawn.length;
                  return (
                    <rect
                      key={day}
                      x={dayIndex * 10 + 1 + index * width}
                      y={100 - height}
                      width={width * 0.9}
                      height={height}
                    />
                  );
                })}
              </Box>
            ))}
            <Box component="g" sx={{ color: 'text.primary', fill: 'currentColor' }}>
              {days.map(({ day }, index) => (
                <rect
                  key={day}
                  x={index * 10}
                  width={10}
                  height={100}
                  fillOpacity={day === pointed ? 0.08 : 0}
                  onPointerEnter={() => onPoint(day)}
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
      <DayTable {...props} />
    </>
  );
}

function usePointedDay({ days, describe, words }: DayBarsProps) {
  const [pointed, setPointed] = useState<string>();
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const one = days.find(({ day }) => day === pointed);
  return {
    pointed,
    onPoint: setPointed,
    hint: one ? describe(one.day, one.values) : words[isTouch ? 'tap' : 'point'],
    // A finger leaves with every tap.
    onLeave: ({ pointerType }: { pointerType: string }) => pointerType !== 'touch' && setPointed(undefined),
  };
}

/** The next even number that is round: 2, 4, 10, 20, 40, 100 … */
function topOfScale(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  return [2, 4, 10, 20].map((step) => step * unit).find((top) => top >= most)!;
}

function DayTable({ words, columns, days, exact = String }: DayBarsProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={visuallyHidden}>
        <table>
          <caption>{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, values }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {values.map((value, at) => (
                  <td key={at}>{exact(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
