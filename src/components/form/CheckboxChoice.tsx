import Box from '@mui/material/Box';
import { useId, type Ref } from 'react';
import { Tick } from './Tick';

interface CheckboxChoiceProps {
  label: string;
  /** A sentence that explains the choice. */
  help: string;
  isChosen: boolean;
  /** At least one of the choices is required, and none is taken. */
  isMissing?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onToggle: () => void;
}

/** One of several choices that may be combined, with an explanation below. */
export function CheckboxChoice({
  label,
  help,
  isChosen,
  isMissing,
  inputRef,
  onToggle,
}: CheckboxChoiceProps) {
  const helpId = useId();
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer' }}>
      <Tick
        ref={inputRef}
        checked={isChosen}
        onChange={onToggle}
        aria-label={label}
        aria-describedby={helpId}
        aria-invalid={isMissing || undefined}
        sx={{ m: '9px 11px 0 1px' }}
      />
      <Box sx={{ py: 0.75 }}>
        {label}
        <Box id={helpId} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {help}
        </Box>
      </Box>
    </Box>
  );
}
