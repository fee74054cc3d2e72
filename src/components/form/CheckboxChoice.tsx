import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId, type Ref } from 'react';

interface CheckboxChoiceProps {
  label: string;
  /** A sentence on what it means. */
  help: string;
  isChosen: boolean;
  /** One of the choices must be taken, and none is. */
  isMissing?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onToggle: () => void;
}

/** One of several choices that may be taken together, with what it means below. */
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
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={onToggle}
        sx={{ ml: -1 }}
        slotProps={{
          input: {
            ref: inputRef,
            'aria-label': label,
            'aria-describedby': helpId,
            'aria-invalid': isMissing || undefined,
          },
        }}
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
