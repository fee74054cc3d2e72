import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';
import { NewMark } from './NewMark';

interface ApplyCardProps {
  title: string;
  /** The form did not ask it before. */
  isNew?: boolean;
  children: ReactNode;
}

/** A part of the form with its title. */
export function ApplyCard({ title, isNew = false, children }: ApplyCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box component="h2" id={id} sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 650 }}>
        {title}
      </Box>
      {isNew && <NewMark />}
      {children}
    </Card>
  );
}
