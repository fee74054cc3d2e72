import { differingDays, type CalendarYear, type SpecialDay } from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useStateWords } from './useStateWords';

interface DayLinesProps {
  before: CalendarYear;
  values: CalendarYear;
}

interface Stretch {
  from: string;
  to: string;
  was: SpecialDay | null;
  is: SpecialDay | null;
}

const isSame = (one: SpecialDay | null, other: SpecialDay | null) =>
  one?.kind === other?.kind && one?.occasion === other?.occasion;
const followsOn = (day: string, next: string) => Date.parse(next) - Date.parse(day) === 86_400_000;

/** Days in a row that change alike are one stretch. */
function stretchesOf({ before, values }: DayLinesProps): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { day, was, is } of differingDays(before.periods, values.periods)) {
    const last = stretches.at(-1);
    if (last && followsOn(last.to, day) && isSame(last.was, was) && isSame(last.is, is)) last.to = day;
    else stretches.push({ from: day, to: day, was, is });
  }
  return stretches;
}

/** What a change makes different: days in a row on one line, was and is; and whether the year is complete. */
export function DayLines({ before, values }: DayLinesProps) {
  const { t } = useTranslation();
  const wordsOf = useStateWords();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {stretchesOf({ before, values }).map(({ from, to, was, is }) => (
        <li key={from}>
          {t('workingCalendar.line', {
            days: from === to ? from : t('workingCalendar.days', { from, to }),
            was: wordsOf(was),
            is: wordsOf(is),
          })}
        </li>
      ))}
      {before.complete !== values.complete && (
        <li>{t(values.complete ? 'workingCalendar.completeNow' : 'workingCalendar.completeNoMore')}</li>
      )}
    </Box>
  );
}
