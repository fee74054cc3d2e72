import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Anchor of the section. */
  id?: string;
  children: ReactNode;
}

/** A titled card of a page. */
export function Section({ title, aside, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={headingId}
      className="print-together"
      sx={{ p: '16px 18px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.25 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: '1 1 140px' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  );
}
