import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title, less prominent: a count, a state. */
  subtitle?: ReactNode;
  /** Secondary actions, before the primary one. */
  actions?: ReactNode;
  /** The page's one primary action, at the right. */
  primary?: ReactNode;
}

/** A page's title and its one primary action. */
export function PageHeader({ title, subtitle, actions, primary }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2.25 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, flex: '1 1 auto' }}
      >
        <Typography variant="h1">{title}</Typography>
        {subtitle && (
          <Typography component="span" sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {(actions || primary) && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions}
          {primary}
        </Box>
      )}
    </Box>
  );
}
