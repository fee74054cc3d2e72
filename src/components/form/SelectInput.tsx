import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldSelect } from '../CompactSelect';
import { FormField, type FieldWords } from './FormField';
import { useFaultText } from './useFaultText';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface SelectInputProps<Values extends FieldValues> extends FieldWords {
  name: FieldPath<Values>;
  control: Control<Values>;
  options: readonly SelectOption[];
  /** The text of the empty choice; none without it. */
  emptyLabel?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** One of a few: the browser's own select, which every phone and screen reader knows. */
export function SelectInput<Values extends FieldValues>({
  name,
  control,
  label,
  help,
  isOptional,
  options,
  emptyLabel,
  disabled,
  onBlur,
}: SelectInputProps<Values>) {
  const { field, fieldState } = useController({ name, control });
  const error = useFaultText()(fieldState.error?.message);
  return (
    <FormField label={label} help={help} isOptional={isOptional} error={error} isDisabled={disabled}>
      {({ id, describedBy }) => (
        <FieldSelect
          id={id}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-required={!isOptional}
          aria-invalid={error !== undefined}
          onChange={field.onChange}
          onBlur={() => {
            field.onBlur();
            onBlur?.();
          }}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </FieldSelect>
      )}
    </FormField>
  );
}
