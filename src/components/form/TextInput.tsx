import type { FieldValues } from 'react-hook-form';
import { FieldLine } from './FieldLine';
import type { LineProps } from './TextLine';
import { useBoundField, type BoundProps } from './useBoundField';

export interface TextInputProps<Values extends FieldValues> extends LineProps, BoundProps<Values> {}

/** One or several lines of text in a large form. */
export function TextInput<Values extends FieldValues>({
  name,
  control,
  onBlur,
  ...line
}: TextInputProps<Values>) {
  return <FieldLine {...line} field={useBoundField({ name, control, onBlur })} />;
}
