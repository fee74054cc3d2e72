import Alert, { type AlertColor } from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** Why an item cannot be worked on now. */
export function StateAlert({ severity, children }: { severity: AlertColor; children: ReactNode }) {
  return <Alert severity={severity}>{children}</Alert>;
}
