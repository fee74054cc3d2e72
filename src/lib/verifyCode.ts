import { trimUnseen } from '@probity/contract/rules/plainText';

/** The maximum length of a code's field: a code pasted with text around it must be refused in words, not cut. */
export const CODE_MAX_LENGTH = 20;

/**
 * An SMS code as it goes on the wire: digits of a Chinese keyboard (full-width) become plain ones, spaces are removed, also
 * inside ("123 456" is how some phones copy it). Anything else stays, and fails.
 */
export function readVerifyCode(value: string): string {
  return trimUnseen(value.normalize('NFKC')).replace(/\s/g, '');
}

/** True for six digits, however they were typed. */
export function isVerifyCode(value: string): boolean {
  return /^\d{6}$/.test(readVerifyCode(value));
}
