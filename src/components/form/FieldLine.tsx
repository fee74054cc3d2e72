import type { ChangeEvent, Ref } from 'react';
import { TextLine, type LineProps } from './TextLine';
import { useFaultText } from './useFaultText';

/** What `form.field(name)` gives, of `useSmallForm` as of `useAppForm`. */
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

/** A line of a form: its fault in words, its input known to the form. */
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
