import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FaultBoxProps {
  title: string;
  body: string;
  /** The body changes too often to be read aloud. */
  isBodyQuiet?: boolean;
  children?: ReactNode;
}

/** A fault of the whole form, above its button. MUI's Alert would bring four icons to a screen that rarely fails. */
export function FaultBox({ title, body, isBodyQuiet = false, children }: FaultBoxProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.75,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: 'lamp.red',
        bgcolor: 'lamp.redSoft',
      }}
    >
      <div>
        <Typography role="alert" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography aria-live={isBodyQuiet ? 'off' : undefined} variant="body2">
          {body}
        </Typography>
      </div>
      {children}
    </Box>
  );
}
