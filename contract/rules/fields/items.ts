import type { Lamp } from '../lamp';
import type { EntrySection } from './sections';

/** A field of a finding. */
export interface ResultField {
  name: string;
  /** A difference in this field is a major one; in any other field it is minor. */
  isKey?: true;
}

interface ItemRule {
  /** What is compared, or read of a record found, in the order of the editor and the report. */
  fields: readonly string[];
  /** What is only found: the candidate is not asked for it. It stands behind the others. */
  foundOnly?: readonly string[];
  keys?: readonly string[];
  /** The section whose entries it verifies. */
  of?: EntrySection;
  /** The usual lamp of a record that was found; an item with one is a search. */
  foundLamp?: Lamp;
}

const listHit = ['list', 'entry', 'score', 'date'] as const;

/** The catalogue of the fields that findings record, by the code of the item. */
const items: Readonly<Record<string, ItemRule>> = {
  identity: { fields: ['name', 'birthDate', 'sex'], keys: ['name', 'birthDate'] },
  education: {
    of: 'education',
    fields: ['school', 'major', 'level', 'form', 'enrolled', 'graduated', 'result', 'certificateNo'],
    keys: ['school', 'level', 'form', 'graduated', 'certificateNo', 'result'],
  },
  degree: {
    of: 'education',
    fields: ['school', 'hasDegree', 'degree', 'major', 'awarded', 'degreeNo'],
    keys: ['school', 'hasDegree', 'degree', 'degreeNo'],
  },
  employment: {
    of: 'employment',
    fields: ['company', 'title', 'from', 'to', 'leaveReason', 'nonCompete'],
    keys: ['company', 'from', 'to', 'nonCompete'],
  },
  reference: {
    of: 'references',
    fields: ['name', 'relation'],
    foundOnly: ['howVerified', 'answers', 'ratings'],
    keys: ['name', 'relation'],
  },
  qualification: {
    of: 'certificates',
    fields: ['name', 'number', 'issuer', 'validTo'],
    keys: ['name', 'number', 'issuer'],
  },
  litigation: { fields: ['caseNo', 'court', 'role', 'cause', 'date', 'outcome'], foundLamp: 'yellow' },
  directorship: { fields: ['company', 'creditCode', 'position', 'share', 'status'], foundLamp: 'blue' },
  dishonestDebtor: { fields: listHit, foundLamp: 'red' },
  financialRisk: { fields: listHit, foundLamp: 'yellow' },
  sanctions: { fields: listHit, foundLamp: 'red' },
};

/** The items whose findings record fields. */
export const recordedItems: readonly string[] = Object.keys(items);

/** The fields that a finding of this kind of item records; none for an item that nobody fills in. */
export const resultFieldsOf = (itemCode: string): readonly ResultField[] => {
  const { fields = [], foundOnly = [], keys = [] } = items[itemCode] ?? {};
  return [...fields, ...foundOnly].map((name) => ({ name, ...(keys.includes(name) && { isKey: true }) }));
};

/** The fields of an item that compares: on one side what the candidate stated, on the other what was found. */
export const comparedFieldsOf = (itemCode: string): readonly string[] =>
  sectionOf(itemCode) ? items[itemCode]!.fields : [];

/** The items that compare the entries of a section. */
export const itemsOfSection = (section: EntrySection): readonly string[] =>
  recordedItems.filter((itemCode) => sectionOf(itemCode) === section);

/** The field for what a person who was asked answered, of an item that is an interview; undefined for any other. */
export const answersFieldOf = (itemCode: string): string | undefined =>
  items[itemCode]?.foundOnly?.find((name) => name === 'answers');

/** The section of the form whose entries an item of this kind verifies; undefined when it asks the candidate for none. */
export const sectionOf = (itemCode: string): EntrySection | undefined => items[itemCode]?.of;

/**
 * True for an item that searches for records, false for one that compares what was stated; undefined outside the catalogue.
 */
export function isSearch(itemCode: string): boolean | undefined {
  const rule = items[itemCode];
  return rule && rule.foundLamp !== undefined;
}

/** The default lamp of a record found by an item of this kind; another one needs a reason. */
export const foundLampOf = (itemCode: string): Lamp => items[itemCode]?.foundLamp ?? 'yellow';
