import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { AppField } from './useAppForm';
import { useFieldFault } from './useFieldFault';

export interface BoundProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values>;
  /** For saving each field as it is left. */
  onBlur?: () => void;
}

/**
 * A text field of a large form: typing re-renders only the field, not the whole form.
 * @returns the same shape as `field(name)` of the form
 */
export function useBoundField<Values extends FieldValues>({
  name,
  control,
  onBlur,
}: BoundProps<Values>): AppField<string> & { onBlur: () => void } {
  const { field, fieldState } = useController({ name, control });
  return {
    name: field.name,
    value: (field.value as string | undefined) ?? '',
    error: useFieldFault()(fieldState.error),
    inputRef: field.ref,
    onChange: field.onChange,
    onBlur: () => {
      field.onBlur();
      onBlur?.();
    },
  };
}
