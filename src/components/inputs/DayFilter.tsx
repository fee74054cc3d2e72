import Box from '@mui/material/Box';
import { useEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from './DateInput';
import { useDayPair } from './useDayPair';

export interface DayFilterProps {
  labels: readonly [from: string, to: string];
  /** YYYY-MM-DD */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
  /** One goes on in the first of them. */
  takesFocus?: boolean;
}

/** Two days in the bar of a list, both inclusive; each names itself inside its box. */
export function DayFilter({ labels, onChange, takesFocus = false, ...given }: DayFilterProps) {
  const { t } = useTranslation();
  const { from, to, isTurned, change: changeOne } = useDayPair(given.from, given.to, onChange);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const input = (
    label: string,
    day: string | undefined,
    change: (day: string | undefined) => void,
    inputRef?: Ref<HTMLInputElement>,
  ) => (
    <Box sx={{ width: 220, '& input': { py: '4px', fontSize: '0.8125rem' } }}>
      <DateInput
        kind="day"
        size="small"
        changesWhenLeft
        label={label}
        value={day ?? ''}
        inputRef={inputRef}
        hasError={isTurned}
        onChange={(next) => change(next || undefined)}
        startAdornment={
          <Box component="span" aria-hidden sx={{ mr: 0.75, color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {label}
          </Box>
        }
      />
    </Box>
  );
  return (
    <>
      {input(labels[0], from, (day) => changeOne({ from: day }), first)}
      {input(labels[1], to, (day) => changeOne({ to: day }))}
      {isTurned && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {t('components.filter.turned')}
        </Box>
      )}
    </>
  );
}
