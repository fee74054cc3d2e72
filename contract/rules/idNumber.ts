import type { FaultKey, Validator } from './faults';

/** Lengths an ID number may have in a form: "16 or 18" (specification, sections 5 and 9). */
export const ID_NUMBER_LENGTHS: readonly number[] = [16, 18];

/** GB 11643-1999: weights of the first 17 digits and the check characters by remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/** The first two digits of every region of GB/T 2260 (mainland, Taiwan, Hong Kong, Macao). */
const PROVINCES = new Set(
  (
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 ' +
    '50 51 52 53 54 61 62 63 64 65 71 81 82 83'
  ).split(' '),
);

/** The form rule (specification, section 5): only emptiness and the length 16 or 18 are checked. */
export const validateIdNumber: Validator = (value) => {
  const text = normalizeIdNumber(value ?? '');
  if (text === '') return { key: 'validation.idNumber.required' };
  return ID_NUMBER_LENGTHS.includes(text.length) ? undefined : { key: 'validation.idNumber.invalid' };
};

/** Separators between the groups of a number on paper and on screens, and invisible characters. */
const BETWEEN = /[\s\p{C}\p{Pd}\u2212.]/gu;

/** A pasted number (in groups, full width, a final x) in the form that is checked, stored and compared. */
export function normalizeIdNumber(value: string): string {
  return value.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
}

/** Groups an ID number by meaning, region, birth and number, for its writer to read again: `110105 19491231 002X`. */
export function groupIdNumber(value: string): string {
  return value.replace(/^(.{6})(.{8})(.+)$/, '$1 $2 $3');
}

/** The check character of 17 digits (GB 11643-1999): sum of digit × weight, mod 11. */
export function idCheckCharacter(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first17[index]), 0);
  return CHECK_CHARACTERS[sum % 11]!;
}

export type Sex = 'male' | 'female';

/** The facts in an 18-character ID number, and what about it deserves a second look. */
export interface IdFacts {
  /** ISO date `YYYY-MM-DD`; absent when the digits are no real past date. */
  birthDate?: string;
  /** Odd 17th digit = male. Absent when the format is broken. */
  sex?: Sex;
  /** The six digits of GB/T 2260. Absent when the format is broken. */
  regionCode?: string;
  /** Full years on `today`; absent without a birth date. */
  age?: number;
  /** Oddities of the number; `validatePersonId` decides whether one stops an order. */
  warnings: FaultKey[];
}

export interface ParseIdOptions {
  /** ISO date that counts as today; default: the current UTC+8 date, where ID numbers are issued. */
  today?: string;
  /** True when the six digits are in the current region list; without it only the province is checked. */
  isKnownRegion?: (code: string) => boolean;
}

/**
 * Reads birth date, sex and region from an 18-character ID number (GB 11643-1999).
 * A 16-character number passes the form but carries no such facts: the answer is then empty, without warnings.
 */
export function parseIdNumber(value: string, options: ParseIdOptions = {}): IdFacts {
  const id = normalizeIdNumber(value);
  if (id.length !== 18) return { warnings: [] };
  if (!/^\d{17}[\dX]$/.test(id)) return { warnings: ['validation.idNumber.warnFormat'] };
  const warnings: FaultKey[] = [];
  if (idCheckCharacter(id.slice(0, 17)) !== id[17]) warnings.push('validation.idNumber.warnChecksum');
  const today = options.today ?? chinaToday();
  const birthDate = realDate(id.slice(6, 14));
  const isPast = birthDate !== undefined && birthDate < today;
  if (!isPast) warnings.push('validation.idNumber.warnBirthDate');
  const regionCode = id.slice(0, 6);
  const isKnown = options.isKnownRegion ?? ((code: string) => PROVINCES.has(code.slice(0, 2)));
  if (!isKnown(regionCode)) warnings.push('validation.idNumber.warnRegion');
  return {
    ...(isPast ? { birthDate, age: fullYears(birthDate, today) } : {}),
    sex: Number(id[16]) % 2 === 1 ? 'male' : 'female',
    regionCode,
    warnings,
  };
}

function realDate(digits: string): string | undefined {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)];
  const iso = `${year}-${month}-${day}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  // Date rolls 31 February over into March, so the round trip decides.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === iso ? iso : undefined;
}

function fullYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function chinaToday(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
}
