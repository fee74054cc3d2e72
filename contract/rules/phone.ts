import type { Validator } from './faults';
import { normalizePhone } from './plainText';

export { normalizePhone };

/** "11 digits starting with 1" (specification, sections 5 and 9). */
export const PHONE_PATTERN = /^1\d{10}$/;

/** True for 11 digits starting with 1, however they are grouped. */
export function isPhone(value: string): boolean {
  return PHONE_PATTERN.test(normalizePhone(value));
}

/** The required phone rule (specification, section 5). */
export const validatePhone: Validator = (value) => {
  if (!value || normalizePhone(value) === '') return { key: 'validation.phone.required' };
  return isPhone(value) ? undefined : { key: 'validation.phone.invalid' };
};

/** The optional variant: "format checked only when a value is present" (specification, section 5). */
export const validateOptionalPhone: Validator = (value) => {
  if (!value || normalizePhone(value) === '') return undefined;
  return isPhone(value) ? undefined : { key: 'validation.phone.invalid' };
};

/** Groups a phone number 3-4-4 for reading: `138 0000 0011`. Anything else comes back unchanged. */
export function groupPhone(value: string): string {
  return isPhone(value) ? normalizePhone(value).replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3') : value;
}
