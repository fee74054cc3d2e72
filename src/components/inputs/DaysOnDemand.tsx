import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '../lazyPart';
import type { DayFilterProps } from './DayFilter';

const DayFilter = lazyPart(() => import('./DayFilter').then((module) => module.DayFilter));

interface DaysOnDemandProps extends DayFilterProps {
  /** The name of what brings the two fields. */
  action: string;
}

/** Two days in the bar of a list, behind a button until they are asked for or filter: few lists are filtered by them. */
export function DaysOnDemand({ action, onChange, ...days }: DaysOnDemandProps) {
  const [stays, setStays] = useState<'asked' | 'changed'>();
  if (!stays && !days.from && !days.to)
    return (
      <Button size="small" color="inherit" onClick={() => setStays('asked')}>
        {action}
      </Button>
    );
  return (
    <DayFilter
      {...days}
      // The button that was pressed is gone.
      takesFocus={stays === 'asked'}
      onChange={(from, to) => {
        // The days stay in sight, also a pair that filters nothing.
        setStays((before) => before ?? 'changed');
        onChange(from, to);
      }}
    />
  );
}
