/**
 * What a field is. A name means one thing wherever it stands: in the candidate's form, in a finding, in the report. So its
 * kind belongs to the name, and so does what is chosen of it (`choices.ts`); what is asked for where is said by `sections.ts`, what
 * a finding records by `items.ts`.
 */
export type Kind =
  'text' | 'diplomaNo' | 'month' | 'date' | 'phone' | 'choice' | 'boolean' | 'number' | 'idNumber';

/** A name that does not stand here is a text. */
const kinds: Readonly<Record<string, Kind>> = {
  level: 'choice',
  form: 'choice',
  enrolled: 'month',
  graduated: 'month',
  from: 'month',
  to: 'month',
  validTo: 'month',
  birthDate: 'date',
  awarded: 'date',
  date: 'date',
  nonCompete: 'boolean',
  doNotContact: 'boolean',
  idConfirmed: 'boolean',
  witnessPhone: 'phone',
  mobile: 'phone',
  score: 'number',
  certificateNo: 'diplomaNo',
  idNumber: 'idNumber',
};

export const kindOf = (name: string): Kind => kinds[name] ?? 'text';

/** As a field of a finding is told on the wire: a day may be a month there, and what is chosen or dialled is a text. */
export function resultTypeOf(name: string): 'text' | 'date' | 'boolean' | 'number' {
  const kind = kindOf(name);
  if (kind === 'month') return 'date';
  return kind === 'date' || kind === 'boolean' || kind === 'number' ? kind : 'text';
}

/** Characters that a stated field may have. */
export const MAX_TEXT = 300;
export const MAX_ID_NUMBER = 40;
