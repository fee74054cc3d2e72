import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateLine } from '../form/DateLine';
import { useDayPair } from './useDayPair';

interface DayRangeProps {
  labels: readonly [from: string, to: string];
  /** YYYY-MM-DD */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** Two days, both inclusive; a range that ends before it starts is reported, and not filtered by. */
export function DayRange({ labels, onChange, ...given }: DayRangeProps) {
  const { t } = useTranslation();
  const { from, to, isTurned, change } = useDayPair(given.from, given.to, onChange);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1.5,
        alignItems: 'start',
      }}
    >
      <DateLine
        kind="day"
        size="small"
        changesWhenLeft
        label={labels[0]}
        value={from ?? ''}
        onChange={(day) => change({ from: day || undefined })}
      />
      <DateLine
        kind="day"
        size="small"
        changesWhenLeft
        label={labels[1]}
        value={to ?? ''}
        error={isTurned ? t('components.filter.turned') : undefined}
        onChange={(day) => change({ to: day || undefined })}
      />
    </Box>
  );
}
