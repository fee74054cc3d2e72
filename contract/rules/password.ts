import type { Validator } from './faults';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;

/** 8–64 characters (code points), any characters, no composition rule (NIST 800-63B-4). */
export const validatePassword: Validator = (value) => {
  const length = [...(value ?? '')].length;
  if (length === 0) return { key: 'validation.password.required' };
  if (length < PASSWORD_MIN) return { key: 'validation.password.tooShort' };
  return length > PASSWORD_MAX ? { key: 'validation.password.tooLong' } : undefined;
};

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;

export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Words people often put into passwords; each counts as one character. */
const COMMON = /password|passw0rd|qwerty|asdf|admin|welcome|woaini|iloveyou|abc123|letmein|probity/gi;

/**
 * A hint, never a rule: bits = log2(alphabet in use) × characters that carry information.
 * Repeated characters, runs such as 1234 and common words count little.
 */
export function passwordStrength(password: string): PasswordStrength {
  const bits = informative(password.replace(COMMON, '_')) * Math.log2(alphabetSize(password) || 1);
  if ([...password].length < PASSWORD_MIN || bits < 36) return 'weak';
  if (bits < 52) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}

function informative(text: string): number {
  let count = 0;
  const characters = [...text];
  const seen = new Set<string>();
  characters.forEach((character, index) => {
    const step = index > 0 ? character.codePointAt(0)! - characters[index - 1]!.codePointAt(0)! : NaN;
    if (step === 0 || step === 1 || step === -1) count += 0.25;
    else count += seen.has(character) ? 0.6 : 1;
    seen.add(character);
  });
  return count;
}

function alphabetSize(password: string): number {
  let size = 0;
  if (/\d/.test(password)) size += 10;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/[^\w\s]|_|\s/.test(password)) size += 33;
  if (/[^\u0000-\u007f]/.test(password)) size += 1000;
  return size;
}
