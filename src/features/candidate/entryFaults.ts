import { contactPhoneFault } from '../../../contract/rules/contactPhone';
import type { FormEntry } from '../../api/candidateApi';
import { sectionFields, type EntrySection, type FieldSpec } from './sectionFields';

/** A fault as an i18n key; `missing` takes the field's label. */
export interface EntryFault {
  name: FieldSpec['name'];
  key: string;
  isMissing?: boolean;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What is missing or wrong in one entry, in the order of its fields. */
export function entryFaults(section: EntrySection, entry: FormEntry): EntryFault[] {
  const faults = sectionFields[section].flatMap((field): EntryFault[] => {
    const value = entry[field.name];
    if (field.kind === 'boolean') return [];
    const text = typeof value === 'string' ? value.trim() : '';
    if (field.kind === 'phone') {
      const found = contactPhoneFault(text, field.isOptional ? 'optional' : 'required');
      return found ? [{ name: field.name, key: `candidate.field.contactPhone.${found}` }] : [];
    }
    if (text === '') {
      return field.isOptional ? [] : [{ name: field.name, key: 'candidate.field.missing', isMissing: true }];
    }
    return field.kind === 'month' && !MONTH.test(text)
      ? [{ name: field.name, key: 'candidate.field.month' }]
      : [];
  });
  return [...faults, ...orderFaults(entry, faults)];
}

/** Months are texts of one shape, so they compare as texts. */
function orderFaults({ from, to, enrolled, graduated }: FormEntry, faults: EntryFault[]): EntryFault[] {
  const isGood = (name: string) => !faults.some((fault) => fault.name === name);
  if (from && to && isGood('from') && isGood('to') && to < from)
    return [{ name: 'to', key: 'candidate.field.order' }];
  if (enrolled && graduated && isGood('enrolled') && isGood('graduated') && graduated < enrolled)
    return [{ name: 'graduated', key: 'candidate.field.order' }];
  return [];
}

/** Education certificate numbers have 18 digits (17 in 2001–02): warn only. */
export function looksLikeCertificateNo(value: string): boolean {
  const digits = value.replaceAll(/[\s-]/g, '');
  return digits === '' || /^\d{17,18}$/.test(digits);
}
