import type { AskingItem } from '@probity/contract/rules/fields/asked';
import {
  entryFaults as faultsOf,
  type EntryFault as Fault,
} from '@probity/contract/rules/fields/entryFaults';
import { MAX_TEXT } from '@probity/contract/rules/fields/kinds';
import { statedFields, type EntrySection } from '@probity/contract/rules/fields/sections';
import { lengthOf } from '@probity/contract/rules/plainText';
import type { FormEntry } from '../../api/resources/candidateApi';

/** A fault as an i18n key; `missing` takes the field's label. */
export interface EntryFault {
  name: Fault['name'];
  key: string;
  isMissing?: boolean;
}

/** The missing or wrong fields of one entry, in their order; `items` are those ordered. */
export function entryFaults(
  section: EntrySection,
  entry: FormEntry,
  items: readonly AskingItem[],
): EntryFault[] {
  const phones = statedFields(section).filter(({ kind }) => kind === 'phone');
  return faultsOf(section, entry, items).map(({ name, what }): EntryFault => {
    if (phones.some((phone) => phone.name === name))
      return { name, key: `candidate.field.contactPhone.${what === 'missing' ? 'required' : 'invalid'}` };
    return { name, key: `candidate.field.${what}`, ...(what === 'missing' && { isMissing: true }) };
  });
}

/** True for a reason for fewer entries that is not saved, as it is longer than any text of the form. */
export const isReasonLong = (reason: string | undefined): boolean => lengthOf(reason ?? '') > MAX_TEXT;

/** Education certificate numbers have 18 digits (17 in 2001–02): warn only. */
export function looksLikeCertificateNo(value: string): boolean {
  const digits = value.replaceAll(/[\s-]/g, '');
  return digits === '' || /^\d{17,18}$/.test(digits);
}
