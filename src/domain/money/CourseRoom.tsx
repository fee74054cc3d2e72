import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The month's course and what stands in its place while it is fetched, of one height: nothing below jumps. */
export function CourseRoom({ children }: { children?: ReactNode }) {
  return <Box sx={{ minHeight: 232, mt: 2 }}>{children}</Box>;
}
