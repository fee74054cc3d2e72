import { isPhone, normalizePhone } from '../phone';
import { withoutNotes, withoutSpaces } from './untidyName';

// What lists of people have in a cell beside what belongs there, and what a cell is without it. Each is only taken out where nobody
// could mean anything else.

/** Digits in the groups that people write, with or without the country's code, and no digit beside them. */
const PHONE = /(?<!\d)(?:(?:\+|00)?86[\s\p{Pd}]*)?1\d{2}[\s\p{Pd}.]*\d{4}[\s\p{Pd}.]*\d{4}(?!\d)/gu;

/** The different phones in a cell, 11 digits each, in their order. */
export function phonesIn(text: string): string[] {
  const found = [...text.normalize('NFKC').matchAll(PHONE)].map(([one]) => normalizePhone(one));
  return [...new Set(found.filter(isPhone))];
}

/** The faults that are mended alike for all rows, each by what becomes of a cell. */
const mends = {
  nameNotes: withoutNotes,
  nameSpaced: withoutSpaces,
  mobileTwo: (text: string) => phonesIn(text)[0] ?? text,
  mobileNotes: (text: string) => phonesIn(text)[0] ?? text,
} as const;

export type MendableCode = keyof typeof mends;
export const isMendable = (code: string): code is MendableCode => Object.hasOwn(mends, code);

/** What a cell is once its fault is mended. */
export const mended = (code: MendableCode, text: string): string => mends[code](text);
