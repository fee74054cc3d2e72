/**
 * The kind of a field. A name means the same thing in the candidate's form, in a finding and in the report, so the kind
 * belongs to the name, and so do its choices (`choices.ts`); `sections.ts` says which fields are asked for where, `items.ts`
 * which ones a finding records.
 */
export type Kind =
  | 'text'
  | 'diplomaNo'
  | 'month'
  | 'date'
  | 'phone'
  | 'choice'
  /** Ticked or not: nothing said means no. */
  | 'boolean'
  /** A question that has to be answered: nothing said is no answer. */
  | 'yesNo'
  | 'number'
  | 'idNumber';

/** Kinds by name; a name not listed is a text. */
const kinds: Readonly<Record<string, Kind>> = {
  level: 'choice',
  form: 'choice',
  result: 'choice',
  degree: 'choice',
  enrolled: 'month',
  graduated: 'month',
  from: 'month',
  to: 'month',
  validTo: 'month',
  birthDate: 'date',
  awarded: 'month',
  date: 'date',
  hasDegree: 'yesNo',
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

/** The type of a finding's field on the wire: a day may be a month there, and a choice or a phone is a text. */
export function resultTypeOf(name: string): 'text' | 'date' | 'boolean' | 'number' {
  const kind = kindOf(name);
  if (kind === 'month') return 'date';
  if (kind === 'yesNo') return 'boolean';
  return kind === 'date' || kind === 'boolean' || kind === 'number' ? kind : 'text';
}

/** Longest text of a stated field, in characters. */
export const MAX_TEXT = 300;
export const MAX_ID_NUMBER = 40;
