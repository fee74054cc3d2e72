import Box from '@mui/material/Box';
import { useContext, type ReactNode } from 'react';
import { FrameContext } from '../shell/frameContext';

/** A message in place of a screen: without a frame around it, it is the main part of the page itself. */
export function WholeScreen({ children }: { children: ReactNode }) {
  const isFramed = useContext(FrameContext);
  if (isFramed) return children;
  return (
    <Box component="main" sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      {children}
    </Box>
  );
}
