import type { ChangeEvent, Ref } from 'react';
import { TextLine, type LineProps } from './TextLine';
import { useFaultText } from './useFaultText';

/** What `form.field(name)` of `useSmallForm` gives. */
interface SmallFormField {
  name: string;
  value: string;
  /** A phrase's key or a sentence. */
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface FieldLineProps extends LineProps {
  field: SmallFormField;
}

/** A line of a small form: its fault in words, its input known to the form. */
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
