import {
  OCCASIONS,
  specialDays,
  type CalendarYear,
  type Occasion,
} from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { useAppForm } from '../../../components/form/useAppForm';
import { CompactSelect } from '../../../components/inputs/CompactSelect';
import { chinaToday } from '../../../lib/dates';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import type { CalendarFormValues } from './calendarValues';
import { dayAfter, pressed, wholeLines, withDay } from './pressedDays';
import { useStateWords } from './useStateWords';
import { YearGrid } from './YearGrid';

interface DayPickerProps {
  form: ReturnType<typeof useAppForm<CalendarFormValues>>;
  year: number;
  /** As it counts now: what has begun of a complete year stays. */
  before: CalendarYear;
}

/** By how many days an arrow moves, as the weeks stand below each other. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The year whose days are pressed: each press makes a day something else, for the occasion that is chosen above. The lines follow. */
export function DayPicker({ form, year, before }: DayPickerProps) {
  const { t } = useTranslation();
  const wordsOf = useStateWords();
  const { value: periods, onChange } = form.field('periods');
  const [occasion, setOccasion] = useState<Occasion>('newYear');
  const [said, setSaid] = useState('');
  const today = chinaToday();
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const isFixed = (day: string) => before.complete && day <= today;
  const [stop, setStop] = useState(() => (today >= first && today < last ? dayAfter(today, 1) : first));
  const special = specialDays(wholeLines(periods));
  const press = (day: string) => {
    setStop(day);
    if (isFixed(day)) return;
    const is = pressed(day, special.get(day), occasion);
    onChange(withDay(periods, day, is));
    setSaid(`${day}: ${wordsOf(is)}`);
  };
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    const day = (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day) press(day);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { day } = (event.target as HTMLElement).dataset;
    const step = STEPS[event.key];
    const isPressed = event.key === ' ' || event.key === 'Enter';
    if (!day || (step === undefined && !isPressed)) return;
    // The page does not scroll, and the form is not sent.
    event.preventDefault();
    if (step === undefined) return press(day);
    const next = dayAfter(day, step);
    if (next < first || next > last) return;
    setStop(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('workingCalendar.press.help')}</Box>
      <Box
        component="label"
        // Within reach while one scrolls through the months.
        sx={{
          ...{ position: 'sticky', top: 56, zIndex: 1, py: 0.75, bgcolor: 'background.paper' },
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
        }}
      >
        {t('workingCalendar.press.occasion')}
        <CompactSelect value={occasion} onChange={(event) => setOccasion(event.target.value as Occasion)}>
          {OCCASIONS.map((one) => (
            <option key={one} value={one}>
              {t(`workingCalendar.occasion.${one}`)}
            </option>
          ))}
        </CompactSelect>
      </Box>
      <Box
        role="group"
        aria-label={t('workingCalendar.press.label', { year })}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <YearGrid year={year} periods={wholeLines(periods)} press={{ stop, isFixed }} />
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
