import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { EntrySteps, type EntryStep } from './EntrySteps';

interface EnterpriseFrameProps {
  /** None for a change of what is verified. */
  step?: EntryStep | undefined;
  children: ReactNode;
}

/** A step on the way from registration to the contract, below the way itself. */
export function EnterpriseFrame({ step, children }: EnterpriseFrameProps) {
  // A decision moves to the next step while the page stays open.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [step]);
  return (
    <Box sx={{ width: '100%', maxWidth: 800, mx: 'auto' }}>
      {step && <EntrySteps step={step} />}
      {children}
    </Box>
  );
}
