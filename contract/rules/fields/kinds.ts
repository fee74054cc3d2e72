/**
 * What a field is. A name means one thing wherever it stands: in the candidate's form, in a finding, in the report. So kind and
 * choices belong to the name; what is asked for where is said by `sections.ts`, what a finding records by `items.ts`.
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

/**
 * What is chosen, not written: the choice's name is kept, and an analyst chooses from the same list, so that both sides can be
 * compared. Its words stand below `candidate.<field>` and `reportBody.word`.
 */
export const fieldChoices: Readonly<Record<string, readonly string[]>> = {
  level: ['highSchool', 'associate', 'bachelor', 'master', 'doctor', 'other'],
  form: ['fullTime', 'partTime', 'selfTaught', 'online', 'abroad', 'other'],
};

/** Characters that a stated field may have. */
export const MAX_TEXT = 300;
export const MAX_ID_NUMBER = 40;
