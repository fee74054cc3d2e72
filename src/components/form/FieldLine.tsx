import type { ChangeEvent, Ref } from 'react';
import { TextLine, type LineProps } from './TextLine';
import { useFaultText } from './useFaultText';

/** The result of `form.field(name)`, from `useSmallForm` or `useAppForm`. */
interface LineField {
  name: string;
  value: string;
  /** A phrase's key or a sentence. */
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
}

interface FieldLineProps extends LineProps {
  field: LineField;
}

/** A line of a form, with its fault in words and its input registered with the form. */
export function FieldLine({ field: { onChange, error, ...field }, ...line }: FieldLineProps) {
  const fault = useFaultText()(error);
  return (
    <TextLine
      {...line}
      {...field}
      error={fault}
      onChange={(event) => onChange(event as ChangeEvent<HTMLInputElement>)}
    />
  );
}
