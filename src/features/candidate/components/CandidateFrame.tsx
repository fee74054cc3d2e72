import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LanguageToggle } from '../../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../../components/inputs/ThemeToggle';
import { candidateText } from '../../../theme/typography';

interface CandidateFrameProps {
  /** The enterprise's name, never one of its people. */
  name: string;
  /** Progress and the state of saving. */
  progress?: ReactNode;
  /** The bar at the bottom with the one next action. */
  actions?: ReactNode;
  children: ReactNode;
}

const WIDTH = 600;

/** One column for a phone held in one hand: the enterprise at the top, the next action always in reach at the bottom. */
export function CandidateFrame({ name, progress, actions, children }: CandidateFrameProps) {
  return (
    <Box
      sx={{
        ...candidateText,
        '& .MuiFormLabel-root': { fontSize: '0.9375rem', lineHeight: '22px' },
        '& main .MuiButton-root': { whiteSpace: 'normal' },
        // What the keyboard reaches stops clear of the bar of actions, also where that has two lines.
        ...(actions && { '& main :is(a, button, input, select, textarea)': { scrollMarginBottom: 140 } }),
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: WIDTH,
        mx: 'auto',
        minHeight: '100vh',
        bgcolor: 'background.paper',
        borderInline: { sm: 1 },
        borderColor: { sm: 'divider' },
        lineHeight: '24px',
      }}
    >
      <Box component="header" sx={{ px: 2.25, pt: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
          <Box sx={{ flex: 1, fontWeight: 650, minWidth: 0 }}>{name}</Box>
          <Box
            className="no-print"
            sx={{ display: 'flex', '& .MuiButton-root': { minHeight: 40, fontSize: '0.875rem' } }}
          >
            <LanguageToggle />
            <ThemeToggle />
          </Box>
        </Box>
        {progress}
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          px: 2.25,
          pt: 2,
          pb: 3,
          outline: 'none',
        }}
      >
        {children}
      </Box>
      {actions && (
        <Box
          className="no-print"
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            display: 'flex',
            gap: 1.25,
            px: 2.25,
            pt: 1.5,
            pb: 'max(12px, env(safe-area-inset-bottom))',
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            '& .MuiButton-root': { whiteSpace: 'normal', lineHeight: 1.25 },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}
