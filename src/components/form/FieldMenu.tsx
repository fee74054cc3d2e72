import { FieldSelect } from '../inputs/CompactSelect';
import { FormField, type FieldWords } from './FormField';
import type { AppField } from './useAppForm';

export interface MenuOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

interface FieldMenuProps<Value extends string> extends FieldWords {
  field: AppField<Value> & { onBlur?: () => void };
  options: readonly MenuOption<Value>[];
  /** The text of the empty choice; without it there is none. */
  emptyLabel?: string;
  disabled?: boolean;
}

/** A choice of a few: the browser's own select, which every phone and screen reader knows. */
export function FieldMenu<Value extends string>({
  field: { error, inputRef, ...field },
  options,
  emptyLabel,
  disabled,
  ...words
}: FieldMenuProps<Value>) {
  return (
    <FormField {...words} error={error} isDisabled={disabled}>
      {({ id, describedBy }) => (
        <FieldSelect
          {...field}
          id={id}
          ref={inputRef}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-required={!words.isOptional}
          aria-invalid={error !== undefined}
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
