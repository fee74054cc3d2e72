import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** The time in words of the reader's zone, or a `time` of its own. */
  time: ReactNode;
  /** The moment as the gateway sent it (ISO 8601). */
  isoTime?: string;
  body?: ReactNode;
  /** Left out on paper. */
  isScreenOnly?: boolean;
}

/** Events, newest first; the newest is marked. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={(theme) => ({
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': { position: 'relative', pb: 1.75, pl: 2.75 },
        '& > li::before': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 6,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: theme.vars.palette.look.lineStrong,
        },
        '& > li:first-of-type::before': { bgcolor: theme.vars.palette.primary.main },
        '& > li:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          left: 7.5,
          top: 16,
          bottom: -4,
          width: '1px',
          bgcolor: 'divider',
        },
        '& time': { color: 'look.ink3', fontSize: '0.78125rem', whiteSpace: 'nowrap' },
      })}
    >
      {entries.map((entry) => (
        <li key={entry.id} className={entry.isScreenOnly ? 'no-print' : undefined}>
          {entry.title}{' '}
          {typeof entry.time === 'string' ? <time dateTime={entry.isoTime}>{entry.time}</time> : entry.time}
          {entry.body && <Box sx={{ color: 'text.secondary', mt: 0.25 }}>{entry.body}</Box>}
        </li>
      ))}
    </Box>
  );
}
