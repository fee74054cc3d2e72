import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FormField, type FieldWords } from './FormField';

/** The props of a line of text, whoever keeps its value. */
export interface LineProps extends FieldWords {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** Bounds of a native number input. */
  min?: string | number;
  max?: string | number;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** More than one makes it a text area. */
  rows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

interface TextLineProps extends LineProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** In words, translated. */
  error?: string;
}

/** One or several lines of text with label, help and error. Dates are a `DateLine`. */
export function TextLine({
  label,
  help,
  isOptional,
  error,
  disabled,
  rows = 1,
  maxLength,
  min,
  max,
  inputMode,
  ...input
}: TextLineProps) {
  return (
    <FormField label={label} help={help} isOptional={isOptional} error={error} isDisabled={disabled}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          id={id}
          multiline={rows > 1}
          minRows={rows > 1 ? rows : undefined}
          // A long text is scrolled in its field: what is below it stays within reach.
          maxRows={16}
          slotProps={{
            input: {
              'aria-describedby': describedBy,
              'aria-required': !isOptional,
              maxLength,
              min,
              max,
              inputMode,
            },
          }}
        />
      )}
    </FormField>
  );
}
