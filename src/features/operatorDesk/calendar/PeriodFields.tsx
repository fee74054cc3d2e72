import { YEARLY_OCCASIONS, type PeriodKind } from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { newPeriod, type CalendarFormValues } from './calendarValues';
import { PeriodRow } from './PeriodRow';

interface PeriodFieldsProps {
  form: ReturnType<typeof useAppForm<CalendarFormValues>>;
  year: number;
}

/** The lines of a year that may still change: those that are over stay, and stand in the history. */
export function PeriodFields({ form, year }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const { value: periods, error, inputRef, onChange } = form.field('periods');
  const today = chinaToday();
  const shown = periods
    .map((period, index) => ({ period, index }))
    .filter(({ period: { to } }) => to === '' || to > today || !/^\d{4}-\d\d-\d\d$/.test(to));
  const add = (kind: PeriodKind) => {
    const next = YEARLY_OCCASIONS.find(
      (one) => !periods.some((period) => period.kind === kind && period.occasion === one),
    );
    onChange([...periods, newPeriod(kind, next ?? 'other')]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map(({ period, index }, place) => (
          <PeriodRow
            key={period.id}
            form={form}
            period={period}
            {...{ index, year }}
            number={place + 1}
            onRemove={() => onChange(periods.filter(({ id }) => id !== period.id))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" ref={inputRef} onClick={() => add('free')}>
          {t('workingCalendar.form.addFree')}
        </Button>
        <Button variant="outlined" onClick={() => add('worked')}>
          {t('workingCalendar.form.addWorked')}
        </Button>
      </Box>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
