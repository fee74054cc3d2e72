import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

export interface KeyValue {
  label: string;
  value: ReactNode;
}

/** Facts: names at the left, values at the right. An absent value shows a dash. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 130px) 1fr',
        gap: '7px 12px',
        '& dt': { color: 'look.ink3' },
        '& dd': { m: 0, minWidth: 0 },
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
