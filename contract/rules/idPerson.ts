import type { Fault } from './faults';
import {
  ID_NUMBER_LENGTHS,
  normalizeIdNumber,
  parseIdNumber,
  validateIdNumber,
  type IdFacts,
} from './idNumber';

/** The ages of people a check may be ordered for. */
export const MIN_AGE = 16;
export const MAX_AGE = 120;

/**
 * The fault of an ID number for a person a check may be ordered for: the form rule first, then, from the number's own facts,
 * the check digit, a real birth date in the past, and an age from 16 to 120. A number of 16 characters carries no facts and
 * passes; `isIncompleteId` recognises it.
 * @param options `today` as `YYYY-MM-DD`; default: the current UTC+8 date
 */
export function validatePersonId(
  value: string | null | undefined,
  options: { today?: string } = {},
): Fault | undefined {
  const broken = validateIdNumber(value);
  if (broken) return broken;
  const id = normalizeIdNumber(value!);
  if (!/^[\dA-Z]+$/.test(id)) return { key: 'validation.idNumber.invalid' };
  const { warnings, age, birthDate } = parseIdNumber(id, options);
  if (warnings.includes('validation.idNumber.warnFormat')) return { key: 'validation.idNumber.wrongForm' };
  if (warnings.includes('validation.idNumber.warnChecksum')) return { key: 'validation.idNumber.wrongDigit' };
  if (warnings.includes('validation.idNumber.warnBirthDate'))
    return { key: isRealDay(id) ? 'validation.idNumber.unborn' : 'validation.idNumber.noDate' };
  if (birthDate === undefined || age === undefined) return undefined;
  if (age > MAX_AGE) return { key: 'validation.idNumber.over120' };
  return age < MIN_AGE ? { key: 'validation.idNumber.under16' } : undefined;
}

/** The facts in a number, as a hint beside it; empty while the number is at fault. */
export function idHint(value: string, options: { today?: string } = {}): IdFacts {
  return validatePersonId(value, options) ? { warnings: [] } : parseIdNumber(value, options);
}

/** A valid number of the shorter length: it is shown with a remark. */
export function isIncompleteId(value: string): boolean {
  return normalizeIdNumber(value).length === ID_NUMBER_LENGTHS[0];
}

/**
 * `parseIdNumber` treats an impossible day and a future one alike; read as of the last day there is, only the impossible one
 * is odd.
 */
function isRealDay(id: string): boolean {
  return parseIdNumber(id, { today: '9999-12-31' }).birthDate !== undefined;
}
