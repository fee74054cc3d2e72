import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LanguageToggle } from '../../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../../components/inputs/ThemeToggle';
import { candidateText } from '../../../theme/typography';

interface MobileFrameProps {
  /** The enterprise that owns the report. */
  name: string;
  children: ReactNode;
}

/** One column for a phone; on a wide screen it stays as narrow as a page of paper. */
export function MobileFrame({ name, children }: MobileFrameProps) {
  return (
    <Box
      sx={{
        ...candidateText,
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 760,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pb: 4,
        lineHeight: '24px',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56 }}>
        <Box sx={{ flex: 1, fontWeight: 650, minWidth: 0 }}>{name}</Box>
        <Box
          className="no-print"
          sx={{ display: 'flex', '& .MuiButton-root': { minHeight: 40, fontSize: '0.875rem' } }}
        >
          <LanguageToggle />
          <ThemeToggle />
        </Box>
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
