import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Shows what somebody reads in the width of a phone. Nothing can be typed here. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: 360,
        maxWidth: '100%',
        border: 1,
        borderColor: 'look.lineStrong',
        borderRadius: 4,
        bgcolor: 'background.default',
        p: 2,
        display: 'grid',
        gap: 2,
      }}
    >
      {children}
    </Box>
  );
}
