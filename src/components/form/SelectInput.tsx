import type { FieldValues } from 'react-hook-form';
import { FieldMenu, type MenuOption } from './FieldMenu';
import type { FieldWords } from './FormField';
import { useBoundField, type BoundProps } from './useBoundField';

interface SelectInputProps<Values extends FieldValues> extends FieldWords, BoundProps<Values> {
  options: readonly MenuOption[];
  emptyLabel?: string;
  disabled?: boolean;
}

/** A choice of a few in a large form. */
export function SelectInput<Values extends FieldValues>({
  name,
  control,
  onBlur,
  ...menu
}: SelectInputProps<Values>) {
  return <FieldMenu {...menu} field={useBoundField({ name, control, onBlur })} />;
}
