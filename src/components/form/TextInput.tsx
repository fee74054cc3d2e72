import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FormField, type FieldWords } from './FormField';
import { useFaultText } from './useFaultText';

export interface TextInputProps<Values extends FieldValues> extends FieldWords {
  name: FieldPath<Values>;
  control: Control<Values>;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** Bounds of a native date or number input. */
  min?: string | number;
  max?: string | number;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** More than one makes it a text area. */
  rows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** For saving each field as it is left. */
  onBlur?: () => void;
}

/** A line (or some lines) of text under react-hook-form. Dates are `type="date"`: the browser's own input. */
export function TextInput<Values extends FieldValues>({
  name,
  control,
  label,
  help,
  isOptional,
  disabled,
  rows = 1,
  maxLength,
  min,
  max,
  inputMode,
  onBlur,
  ...input
}: TextInputProps<Values>) {
  const { field, fieldState } = useController({ name, control });
  const error = useFaultText()(fieldState.error?.message);
  return (
    <FormField label={label} help={help} isOptional={isOptional} error={error} isDisabled={disabled}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          id={id}
          name={field.name}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur();
            onBlur?.();
          }}
          inputRef={field.ref}
          multiline={rows > 1}
          minRows={rows > 1 ? rows : undefined}
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
