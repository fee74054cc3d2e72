import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput';
import { usePasswordReveal } from './usePasswordReveal';

/** A password that can be shown; pasting is allowed. */
export function PasswordInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  return <TextInput autoComplete="current-password" {...props} {...usePasswordReveal()} />;
}
