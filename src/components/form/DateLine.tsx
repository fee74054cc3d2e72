import { DateInput, type DateInputProps } from '../inputs/DateInput';
import { FormField, type FieldWords } from './FormField';

interface DateLineProps
  extends FieldWords, Omit<DateInputProps, 'id' | 'label' | 'describedBy' | 'hasError' | 'isRequired'> {
  /** In words, translated. */
  error?: string | undefined;
}

/** A date with its label above, and help and fault below. */
export function DateLine({ label, help, isOptional, error, disabled, ...input }: DateLineProps) {
  return (
    <FormField label={label} help={help} isOptional={isOptional} error={error} isDisabled={disabled}>
      {({ id, describedBy }) => (
        <DateInput
          {...input}
          id={id}
          label={label}
          disabled={disabled}
          isRequired={!isOptional}
          describedBy={describedBy}
          hasError={error !== undefined}
        />
      )}
    </FormField>
  );
}
