import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface StepHeadProps {
  title: string;
  lead?: string;
}

/** A step's title. Each step starts at its top, also for a screen reader. */
export function StepHead({ title, lead }: StepHeadProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <Typography variant="h1" ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {lead && <Box sx={{ color: 'text.secondary', mt: 1 }}>{lead}</Box>}
    </div>
  );
}
