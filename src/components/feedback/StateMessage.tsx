import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface StateMessageProps {
  icon?: ReactNode;
  title: string;
  body?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** h1 if the message is the whole screen. */
  headingLevel?: 'h1' | 'h2';
  role?: 'alert' | 'status';
}

/** The common layout of empty, error, forbidden and not-found: what it is, and what to do next. */
export function StateMessage({ icon, title, body, action, headingLevel = 'h2', role }: StateMessageProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        textAlign: 'center',
        px: 2,
        py: 6,
        flex: 1,
      }}
    >
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            borderRadius: '10px',
            bgcolor: 'look.neutralSoft',
            color: 'text.secondary',
            mb: 0.5,
          }}
        >
          {icon}
        </Box>
      )}
      <Typography component={headingLevel} variant={headingLevel}>
        {title}
      </Typography>
      {body && <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>{body}</Typography>}
      {action && (
        <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
