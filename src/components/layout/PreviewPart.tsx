import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PreviewPartProps {
  title: string;
  /** What stands below the title. */
  lead?: string | undefined;
  children: ReactNode;
}

/** A part of a form in a PhonePreview. */
export function PreviewPart({ title, lead, children }: PreviewPartProps) {
  return (
    <Box sx={{ p: 1.5, bgcolor: 'background.paper', borderRadius: 2, display: 'grid', gap: 0.75 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {lead && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{lead}</Box>}
      {children}
    </Box>
  );
}
