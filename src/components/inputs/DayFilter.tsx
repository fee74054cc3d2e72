import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';

interface DayFilterProps {
  labels: readonly [from: string, to: string];
  /** YYYY-MM-DD */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** Two days in the bar of a list, both inclusive; each names itself inside its box. */
export function DayFilter({ labels, from, to, onChange }: DayFilterProps) {
  const { t } = useTranslation();
  const isTurned = from !== undefined && to !== undefined && to < from;
  const input = (label: string, day: string | undefined, change: (day: string | undefined) => void) => (
    <OutlinedInput
      size="small"
      type="date"
      value={day ?? ''}
      error={isTurned}
      onChange={(event) => change(event.target.value || undefined)}
      startAdornment={
        <Box component="span" aria-hidden sx={{ mr: 0.75, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {label}
        </Box>
      }
      // Bounds that keep a year at four digits while it is typed.
      slotProps={{ input: { 'aria-label': label, min: '2000-01-01', max: '2099-12-31' } }}
      sx={{ fontSize: '0.8125rem', '& input': { py: '4px' } }}
    />
  );
  return (
    <>
      {input(labels[0], from, (day) => onChange(day, to))}
      {input(labels[1], to, (day) => onChange(from, day))}
      {isTurned && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {t('components.filter.turned')}
        </Box>
      )}
    </>
  );
}
