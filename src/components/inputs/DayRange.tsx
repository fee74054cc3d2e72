import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FormField } from '../form/FormField';

interface DayRangeProps {
  labels: readonly [from: string, to: string];
  /** YYYY-MM-DD */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

// Bounds that keep a year at four digits while it is typed.
const YEARS = { min: '2000-01-01', max: '2099-12-31' };

/** Two days, both inclusive; a range that ends before it starts is reported. */
export function DayRange({ labels, from, to, onChange }: DayRangeProps) {
  const { t } = useTranslation();
  const isTurned = from !== undefined && to !== undefined && to < from;
  const input = (id: string, day: string | undefined, change: (day: string | undefined) => void) => (
    <OutlinedInput
      id={id}
      size="small"
      type="date"
      value={day ?? ''}
      onChange={(event) => change(event.target.value || undefined)}
      slotProps={{ input: YEARS }}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1.5,
        alignItems: 'start',
      }}
    >
      <FormField label={labels[0]}>{({ id }) => input(id, from, (day) => onChange(day, to))}</FormField>
      <FormField label={labels[1]} error={isTurned ? t('components.filter.turned') : undefined}>
        {({ id }) => input(id, to, (day) => onChange(from, day))}
      </FormField>
    </Box>
  );
}
