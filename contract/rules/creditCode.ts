import type { Validator } from './faults';

/** GB 32100-2015: digits and capitals without I, O, S, V, Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const SHAPE = new RegExp(`^[${ALPHABET}]{2}\\d{6}[${ALPHABET}]{10}$`);

/** Characters between the groups of a code on paper and on screens: blanks, dashes, and invisible ones. */
const BETWEEN = /[\s\p{Pd}\p{Cc}\p{Cf}\u2212]+/gu;

/** The form that is checked, stored and compared: half width, without blanks and dashes, capitals. */
export function normalizeCreditCode(value: string): string {
  return value.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
}

/** The check character of the first 17 characters: weights 3^i mod 31, (31 − Σ mod 31) mod 31. */
export function creditCheckCharacter(first17: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of first17) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET[(31 - (sum % 31)) % 31]!;
}

/** True for a unified social credit code with a fitting check character (GB 32100-2015). */
export function isCreditCode(value: string): boolean {
  const code = normalizeCreditCode(value);
  return SHAPE.test(code) && creditCheckCharacter(code.slice(0, 17)) === code[17];
}

export type CreditCodeFault = 'required' | 'length' | 'characters' | 'check';

/**
 * The fault of a typed code, for a form to report: its length, a character that no code has, or a check character that does
 * not match, which means a typing mistake somewhere. Undefined for a valid one.
 */
export function creditCodeFault(value: string): CreditCodeFault | undefined {
  const code = normalizeCreditCode(value);
  if (code === '') return 'required';
  if ([...code].length !== 18) return 'length';
  if (!SHAPE.test(code)) return 'characters';
  return isCreditCode(code) ? undefined : 'check';
}

/** The required rule for a form field. */
export const validateCreditCode: Validator = (value) => {
  if (!value || normalizeCreditCode(value) === '') return { key: 'validation.creditCode.required' };
  return isCreditCode(value) ? undefined : { key: 'validation.creditCode.invalid' };
};
