import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureTableProps {
  /** The heads of the columns: the first names the rows, the others stand over their figures. */
  heads: readonly [string, ...string[]];
  /** Rows of cells; those with the class `sum` hold a figure. */
  children: ReactNode;
}

/** A plain table of few rows: a wide column of names, then figures one below the other. */
export function FigureTable({ heads, children }: FigureTableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th': {
          textAlign: 'start',
          fontSize: '0.8125rem',
          color: 'text.secondary',
          fontWeight: 600,
          pb: 0.5,
        },
        '& td': { py: 1, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
        '& td:first-of-type': { width: '100%' },
        '& .sum': { textAlign: 'end', whiteSpace: 'nowrap', pl: 2 },
        // On a phone a long head takes two lines before it pushes a column out of sight; a Chinese word stays whole.
        '& th.sum': {
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          wordBreak: 'keep-all',
          overflowWrap: 'normal',
          verticalAlign: 'bottom',
        },
      }}
    >
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" className={index > 0 ? 'sum' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  );
}
