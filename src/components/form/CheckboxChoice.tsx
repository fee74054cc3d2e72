import Box from '@mui/material/Box';
import { useId, type Ref } from 'react';

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
      {/* The browser's own checkbox: MUI's would be split out of the chunk that the first screens share. */}
      <Box
        component="input"
        type="checkbox"
        ref={inputRef}
        checked={isChosen}
        onChange={onToggle}
        aria-label={label}
        aria-describedby={helpId}
        aria-invalid={isMissing || undefined}
        sx={{ flex: 'none', width: 18, height: 18, m: '8px 10px 0 0', accentColor: 'primary.main' }}
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
