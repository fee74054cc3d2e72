import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EntryRowProps {
  title: ReactNode;
  /** In full, below the title. */
  text?: string;
  /** Small, at the bottom. */
  note: ReactNode;
  /** At the right: a state or an action. */
  end?: ReactNode;
}

/** One entry of a short list within a section. */
export function EntryRow({ title, text, note, end }: EntryRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        {text}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>
      </Box>
      {end}
    </Box>
  );
}
