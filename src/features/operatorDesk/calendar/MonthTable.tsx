import { isWeekend, type SpecialDay } from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { useStateWords } from './useStateWords';

interface MonthTableProps {
  year: number;
  /** From 0. */
  month: number;
  special: ReadonlyMap<string, SpecialDay>;
  press?: PressedDays | undefined;
}

/** The days can be pressed: each is a cell with a name, found by `data-day`. */
export interface PressedDays {
  /** The one day that Tab reaches; arrows move from there. */
  stop: string;
  /** Stays as it is. */
  isFixed: (day: string) => boolean;
}

/** The weeks of a month, from Monday; null before its first and after its last day. */
function weeksOf(year: number, month: number): (string | null)[][] {
  const first = new Date(Date.UTC(year, month, 1));
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day >= 1 && day <= count ? new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** One month: what is not as usual is coloured, and said. */
export function MonthTable({ year, month, special, press }: MonthTableProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const wordsOf = useStateWords();
  const nameOf = (options: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(day);
  // One for all of its days: making one takes longer than all that it says.
  const dayName = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...DAY });
  const pressed = (day: string, is: SpecialDay | undefined) =>
    press && {
      ...{ role: 'gridcell', 'data-day': day, tabIndex: day === press.stop ? 0 : -1 },
      'aria-label': t('common.labelled', { label: dayName.format(new Date(day)), text: wordsOf(is ?? null) }),
      'aria-disabled': press.isFixed(day),
    };
  // 1 January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
  return (
    <Box
      component="table"
      role={press && 'grid'}
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderSpacing: '2px',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
        '& th': { fontWeight: 400, color: 'text.secondary', fontSize: '0.75rem' },
        '& td': { p: 0 },
      }}
    >
      <Box component="caption" sx={{ textAlign: 'start', fontWeight: 600, pb: 0.5 }}>
        {nameOf({ month: 'long' }, new Date(Date.UTC(year, month, 1)))}
      </Box>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day.getTime()} scope="col" abbr={nameOf({ weekday: 'long' }, day)}>
              {nameOf({ weekday: 'narrow' }, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(year, month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => {
              if (!day) return <td key={weekday} />;
              const is = special.get(day);
              const className = `day ${is?.kind ?? (isWeekend(day) ? 'weekend' : '')}`;
              return (
                <td key={weekday} title={is && wordsOf(is)} {...pressed(day, is)}>
                  <span className={className}>{Number(day.slice(8))}</span>
                  {is && (
                    <Box component="span" sx={visuallyHidden}>
                      {wordsOf(is)}
                    </Box>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
