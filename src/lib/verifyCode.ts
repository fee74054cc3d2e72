import { trimUnseen } from '@probity/contract/rules/plainText';

/** How much a code's field takes: a code pasted with what stands round it shall be refused in words, not cut. */
export const CODE_MAX_LENGTH = 20;

/**
 * An SMS code as it goes on the wire: digits of a Chinese keyboard (full-width) become plain ones, spaces go, also inside
 * ("123 456" is how some phones copy it). Anything else stays, and fails.
 */
export function readVerifyCode(value: string): string {
  return trimUnseen(value.normalize('NFKC')).replace(/\s/g, '');
}

/** True for six digits, however they were typed. */
export function isVerifyCode(value: string): boolean {
  return /^\d{6}$/.test(readVerifyCode(value));
}
