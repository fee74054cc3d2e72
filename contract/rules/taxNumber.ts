import { isCreditCode } from './creditCode';
import { idCheckCharacter, parseIdNumber } from './idNumber';

/**
 * The number by which a buyer stands on an invoice: an enterprise's has to be on it (State Taxation Administration, announcement
 * 2017 no. 16). Its kinds, by the tax authorities' standard of taxpayer numbers (SW 5-2013) and what came after it:
 * - 18: the unified social credit code (GB 32100-2015), or an ID number (GB 11643-1999) of who trades as a person;
 * - 15: six digits of the region and the nine characters of an organization code (GB 11714-1997), or 15 digits that a tax
 *   office gave out, which carry no check character;
 * - 17 and 20: an ID number of the old or the present form and two digits, of a one-person business.
 */
export type TaxNumberFault = 'required' | 'length' | 'characters' | 'check';

const LENGTHS = [15, 17, 18, 20];

/** Characters between the groups of a number on paper and on screens: blanks, dashes, and invisible ones. */
const BETWEEN = /[\s\p{Pd}\p{Cc}\p{Cf}\u2212]+/gu;

/** GB 11714-1997: weights of the first eight characters; letters count from 10. */
const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The form that is checked, stored and compared: half width, without blanks and dashes, capitals. */
export function normalizeTaxNumber(value: string): string {
  return value.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
}

/** The check character of an organization code's first eight characters: 11 − Σ mod 11, where 10 is X and 11 is 0. */
export function organizationCheckCharacter(first8: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * VALUES.indexOf(first8[at]!), 0);
  const check = 11 - (sum % 11);
  return check === 10 ? 'X' : String(check % 11);
}

/** What is wrong with a typed number; undefined for a valid one. */
export function taxNumberFault(value: string): TaxNumberFault | undefined {
  const number = normalizeTaxNumber(value);
  if (number === '') return 'required';
  if (!LENGTHS.includes([...number].length)) return 'length';
  switch (number.length) {
    case 15:
      return organizationFault(number);
    case 17:
      return personFault(`${number.slice(0, 6)}19${number.slice(6, 15)}`, number.slice(15), { isOld: true });
    case 20:
      return personFault(number.slice(0, 18), number.slice(18));
    default:
      if (!/^[0-9A-Z]{18}$/.test(number)) return 'characters';
      return isCreditCode(number) || !personFault(number, '00') ? undefined : 'check';
  }
}

function organizationFault(number: string): TaxNumberFault | undefined {
  if (!/^\d{6}[0-9A-Z]{9}$/.test(number)) return 'characters';
  if (/^\d{15}$/.test(number)) return undefined;
  return organizationCheckCharacter(number.slice(6, 14)) === number[14] ? undefined : 'check';
}

/** @param id 18 characters, or 17 of an old number with its century, which had no check character */
function personFault(id: string, serial: string, { isOld = false } = {}): TaxNumberFault | undefined {
  if (!(isOld ? /^\d{17}$/ : /^\d{17}[\dX]$/).test(id) || !/^\d{2}$/.test(serial)) return 'characters';
  const { warnings } = parseIdNumber(isOld ? id + idCheckCharacter(id) : id);
  return warnings.length === 0 ? undefined : 'check';
}
