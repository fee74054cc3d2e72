import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { narrowest } from '../../theme/typography';

export interface KeyValue {
  label: string;
  value: ReactNode;
}

interface KeyValueListProps {
  items: readonly KeyValue[];
  /** Values are sentences: on a phone the name is above its value. */
  isLong?: boolean;
}

/** Names take the width they need, so that in a narrow panel a number fits on one line. */
const columns = 'fit-content(42%) minmax(0, 1fr)';

/** Facts: names at the left, values at the right. An absent value shows a dash. */
export function KeyValueList({ items, isLong }: KeyValueListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: isLong ? { xs: 'minmax(0, 1fr)', sm: columns } : columns,
        gap: isLong ? { xs: 0, sm: '7px 12px' } : '7px 12px',
        [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        '& dt': { color: 'look.ink3', minWidth: 96 },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', ...(isLong && { mb: { xs: 1, sm: 0 } }) },
      }}
    >
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
