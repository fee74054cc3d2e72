import type { AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lazyPart } from '../lazyPart';

/** The words stand at once, also where the look of the alert cannot be fetched. */
const Plain = ({ children, action }: AlertProps) => (
  <Box role="alert" sx={{ color: 'error.main' }}>
    {children} {action}
  </Box>
);
const Alert = lazyPart<AlertProps>(async () => (await import('@mui/material/Alert')).default, {
  Meanwhile: Plain,
  Failed: Plain,
});

interface RefusalAlertProps {
  message: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A refusal that stands at no field. */
export const RefusalAlert = ({ message, action }: RefusalAlertProps) => (
  <Alert severity="error" action={action}>
    {message}
  </Alert>
);
