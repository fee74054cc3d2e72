import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextLine, type LineProps } from './TextLine';
import { useFaultText } from './useFaultText';

export interface TextInputProps<Values extends FieldValues> extends LineProps {
  name: FieldPath<Values>;
  control: Control<Values>;
  /** For saving each field as it is left. */
  onBlur?: () => void;
}

/** A line (or some lines) of text under react-hook-form. */
export function TextInput<Values extends FieldValues>({
  name,
  control,
  onBlur,
  ...line
}: TextInputProps<Values>) {
  const { field, fieldState } = useController({ name, control });
  const error = useFaultText()(fieldState.error?.message);
  return (
    <TextLine
      {...line}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={() => {
        field.onBlur();
        onBlur?.();
      }}
      inputRef={field.ref}
      error={error}
    />
  );
}
