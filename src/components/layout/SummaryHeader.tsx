import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SummaryHeaderProps {
  /** The large lamp at the left. */
  lamp?: ReactNode;
  title: string;
  /** Beside the title: position, package. */
  subtitle?: ReactNode;
  /** Below it: chips, promised date, whom it waits for. */
  facts?: ReactNode;
  actions?: ReactNode;
}

/** The head of a detail page: person, result, status, promised date, whom it waits for, and the actions in one place. */
export function SummaryHeader({ lamp, title, subtitle, facts, actions }: SummaryHeaderProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: 1.5, mb: 2.25 }}
    >
      {lamp}
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle && (
            <Typography component="span" variant="body2" sx={{ color: 'look.ink3' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {facts && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              gap: 1,
              mt: 0.5,
              color: 'text.secondary',
              fontSize: '0.8125rem',
            }}
          >
            {facts}
          </Box>
        )}
      </Box>
      {actions && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
