import type { FieldValues } from 'react-hook-form';
import { FieldLine } from './FieldLine';
import type { LineProps } from './TextLine';
import { useBoundField, type BoundProps } from './useBoundField';

export interface TextInputProps<Values extends FieldValues> extends LineProps, BoundProps<Values> {}

/** A line (or some lines) of text of a large form. */
export function TextInput<Values extends FieldValues>({
  name,
  control,
  onBlur,
  ...line
}: TextInputProps<Values>) {
  return <FieldLine {...line} field={useBoundField({ name, control, onBlur })} />;
}
