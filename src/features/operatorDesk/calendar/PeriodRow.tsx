import Close from '@mui/icons-material/Close';
import { OCCASIONS } from '@probity/contract/rules/workingCalendar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { DateLine } from '../../../components/form/DateLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { useAppForm } from '../../../components/form/useAppForm';
import type { CalendarFormValues, TypedPeriod } from './calendarValues';

interface PeriodRowProps {
  form: ReturnType<typeof useAppForm<CalendarFormValues>>;
  period: TypedPeriod;
  /** In the form. */
  index: number;
  /** As it is counted on the screen. */
  number: number;
  year: number;
  onRemove: () => void;
}

/** Days in a row that are not as Monday to Friday: what for, from when, until when. */
export function PeriodRow({ form, period: { kind }, index, number, year, onRemove }: PeriodRowProps) {
  const { t } = useTranslation();
  const at = `periods.${index}` as const;
  const from = form.field(`${at}.from`);
  const ends = { kind: 'day', keepsText: true, min: `${year}-01-01`, max: `${year}-12-31` } as const;
  const title = t(`workingCalendar.form.${kind}`);
  return (
    <Box
      component="li"
      aria-label={`${title} ${number}`}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <Box sx={{ flex: 1, fontWeight: 600, fontSize: '0.875rem' }}>{title}</Box>
        <IconButton size="small" aria-label={t('workingCalendar.form.remove', { number })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
        }}
      >
        <FieldMenu
          field={form.field(`${at}.occasion`)}
          label={t('workingCalendar.form.occasion')}
          options={OCCASIONS.map((value) => ({ value, label: t(`workingCalendar.occasion.${value}`) }))}
        />
        <DateLine
          {...from}
          {...ends}
          onChange={(day) => {
            // Most holidays are one day: the end follows until it is given.
            if (form.getValues(`${at}.to`) === from.value) form.change(`${at}.to`, day);
            from.onChange(day);
          }}
          label={t('workingCalendar.form.from')}
        />
        <DateLine {...form.field(`${at}.to`)} {...ends} label={t('workingCalendar.form.to')} />
      </Box>
    </Box>
  );
}
