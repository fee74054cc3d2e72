import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazyPart';

/** What was refused, or broke off. Its look is fetched when there is one; where it cannot be, the words stand alone. */
export const BatchRefusal = lazyPart<{ message: string; action?: ReactNode }>(
  () => import('../../components/feedback/RefusalAlert').then((module) => module.RefusalAlert),
  { Failed: Plain },
);

function Plain({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <Box role="alert" sx={{ color: 'error.main' }}>
      {message} {action}
    </Box>
  );
}
