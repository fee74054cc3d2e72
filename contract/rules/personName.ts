import { lengthOf, plainText } from './plainText';

/** Letters, then also marks, digits, spaces, dots, apostrophes, hyphens, brackets and slashes (A/P, S/O) in the shapes that keyboards give them. */
const NAME = /^['’‘`´]?\p{L}[\p{L}\p{M}\p{N} ·•‧∙⋅・.,，'’‘`´()（）/\-‐‑–־゠\u200C\u200D]*$/u;

/** The longest name of a person whom an enterprise asks about, or who signs for one. */
export const LONGEST_PERSON_NAME = 50;

export type PersonNameFault = 'missing' | 'long' | 'none';

/**
 * What is wrong with the name of a person: none typed, too long, or signs that no name has (a picture, a formula, an address). Names
 * of all scripts pass: 阿里木·买买提, 𠮷田, O’Neill, Nguyễn Thị Ánh, عبد الله.
 * @param longest in characters as readers count them
 */
export function personNameFault(value: string, longest: number): PersonNameFault | undefined {
  const name = plainText(value);
  if (name === '') return 'missing';
  if (lengthOf(name) > longest) return 'long';
  return NAME.test(name) ? undefined : 'none';
}

/** The longest name by which colleagues know each other (call 9). */
const LONGEST_NICK_NAME = 30;
/** What a person who just registered is called until a name is given. */
const MASKED_PHONE = /^1\d{2}\*{4}\d{4}$/;

/** What keeps a name from being that of a person of an account. A masked phone is what they are called until they give one. */
export function nickNameFault(value: string): PersonNameFault | undefined {
  return MASKED_PHONE.test(value) ? undefined : personNameFault(value, LONGEST_NICK_NAME);
}

/** True for a permitted name of a person of an account (call 9): 1 to 30 characters that a name can have, or a masked phone. */
export function isNickName(value: string): boolean {
  return nickNameFault(value) === undefined;
}
