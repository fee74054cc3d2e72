import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput';

/** A mobile number: digits on the keypad, never reformatted while typing. */
export function PhoneInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  return <TextInput type="tel" inputMode="numeric" autoComplete="tel-national" {...props} />;
}
