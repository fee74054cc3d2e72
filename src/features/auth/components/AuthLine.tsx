import Box from '@mui/material/Box';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useFaultText } from '../../../components/form/useFaultText';
import type { useSmallForm } from '../../../hooks/useSmallForm';
import type { AuthField } from '../authRules';
import { lineStyles } from './lineStyles';

/** A field of the small form. */
export type AuthFieldProps = ReturnType<ReturnType<typeof useSmallForm<AuthField>>['field']>;

interface AuthLineProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** A phrase's key or a sentence. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Drawn inside the field, at its end. */
  end?: ReactNode;
}

/**
 * Label, native input, fault in words. It looks like the console's fields, which would bring 6 kB of code and half a
 * kilobyte of style to the page that everybody waits for first.
 */
export function AuthLine({ label, error, inputRef, end, ...input }: AuthLineProps) {
  const id = useId();
  const fault = useFaultText()(error);
  return (
    <Box sx={lineStyles}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          {...input}
          id={id}
          ref={inputRef}
          aria-required
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-error`}
        />
        {end}
      </div>
      {fault && <p id={`${id}-error`}>{fault}</p>}
    </Box>
  );
}
