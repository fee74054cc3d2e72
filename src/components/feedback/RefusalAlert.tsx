import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface RefusalAlertProps {
  message: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A refusal that stands at no field. Fetched when there is one where bytes are few: `lazyPart`. */
export const RefusalAlert = ({ message, action }: RefusalAlertProps) => (
  <Alert severity="error" action={action}>
    {message}
  </Alert>
);
