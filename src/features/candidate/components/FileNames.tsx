import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Files by their names, one a line. */
export function FileNames({ names }: { names: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </Box>
  );
}
