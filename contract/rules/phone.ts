import { fault, type Validator } from './faults';
import { trimUnseen } from './plainText';

/** "11 digits starting with 1" (specification, sections 5 and 9). */
export const PHONE_PATTERN = /^1\d{10}$/;

/** The form of a phone number that goes on the wire: ends trimmed, also of what nobody sees, nothing else changed. */
export function trimPhone(value: string): string {
  return trimUnseen(value);
}

/** True for 11 digits starting with 1 after trimming the ends; inner spaces fail. */
export function isPhone(value: string): boolean {
  return PHONE_PATTERN.test(trimPhone(value));
}

/** The required phone rule (specification, section 5). */
export const validatePhone: Validator = (value) => {
  if (!value || trimPhone(value) === '') return fault('validation.phone.required');
  return isPhone(value) ? undefined : fault('validation.phone.invalid');
};

/** The optional variant: "format checked only when a value is present" (specification, section 5). */
export const validateOptionalPhone: Validator = (value) => {
  if (!value || trimPhone(value) === '') return undefined;
  return isPhone(value) ? undefined : fault('validation.phone.invalid');
};

/** Groups a phone number 3-4-4 where it is only read: `138 0000 0011`. Anything else comes back unchanged. */
export function groupPhone(value: string): string {
  return isPhone(value) ? trimPhone(value).replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3') : value;
}
