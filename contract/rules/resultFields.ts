import type { Lamp } from './lamp';

/** What a finding records of one field; a date may be a month. */
export interface ResultField {
  name: string;
  type: 'text' | 'date' | 'boolean' | 'number';
  /** A difference in it is a large one; in any other field it is a small one. */
  isKey?: true;
}

interface ItemRule {
  fields: readonly ResultField[];
  /** The lamp that a record found usually has; with one, the item is a search. */
  foundLamp?: Lamp;
}

const text = (name: string): ResultField => ({ name, type: 'text' });
const date = (name: string): ResultField => ({ name, type: 'date' });
const key = (field: ResultField): ResultField => ({ ...field, isKey: true });

const listHit = [text('list'), text('entry'), { name: 'score', type: 'number' }, date('date')] as const;

/** The catalogue of what findings record, by the code of the item. */
const items: Readonly<Record<string, ItemRule>> = {
  identity: { fields: [key(text('name')), key(date('birthDate')), text('sex')] },
  education: {
    fields: [
      key(text('school')),
      text('major'),
      key(text('level')),
      key(text('form')),
      date('enrolled'),
      key(date('graduated')),
      key(text('certificateNo')),
      key(text('result')),
    ],
  },
  degree: {
    fields: [
      key(text('school')),
      key(text('degree')),
      text('major'),
      date('awarded'),
      key(text('certificateNo')),
    ],
  },
  employment: {
    fields: [
      key(text('company')),
      text('title'),
      key(date('from')),
      key(date('to')),
      text('leaveReason'),
      key({ name: 'nonCompete', type: 'boolean' }),
    ],
  },
  reference: {
    fields: [key(text('name')), key(text('relation')), text('howVerified'), text('answers'), text('ratings')],
  },
  qualification: {
    fields: [key(text('name')), key(text('number')), key(text('issuer')), date('validTo')],
  },
  litigation: {
    fields: [text('caseNo'), text('court'), text('role'), text('cause'), date('date'), text('outcome')],
    foundLamp: 'yellow',
  },
  directorship: {
    fields: [text('company'), text('creditCode'), text('position'), text('share'), text('status')],
    foundLamp: 'blue',
  },
  dishonestDebtor: { fields: listHit, foundLamp: 'red' },
  financialRisk: { fields: listHit, foundLamp: 'yellow' },
  sanctions: { fields: listHit, foundLamp: 'red' },
};

/** The fields that a finding of this kind of item records; none for an item that nobody fills in. */
export const resultFieldsOf = (itemCode: string): readonly ResultField[] => items[itemCode]?.fields ?? [];

/** True where an item of this kind searches for records, false where it compares what was stated; undefined: not of the catalogue. */
export function isSearch(itemCode: string): boolean | undefined {
  const rule = items[itemCode];
  return rule && rule.foundLamp !== undefined;
}

/** The lamp of a record found by an item of this kind, unless somebody has a reason for another. */
export const foundLampOf = (itemCode: string): Lamp => items[itemCode]?.foundLamp ?? 'yellow';

export type FieldValue = string | number | boolean | null;
export type Fields = Readonly<Record<string, FieldValue>>;

/** One employer, school or case: what was stated, and what was found. */
export interface ComparedEntry {
  claimed: Fields;
  verified: Fields;
}

const said = (value: FieldValue | undefined) =>
  value === undefined || value === null ? '' : String(value).trim();

/** A month and a day within it do not differ. */
function isSameMonth(one: string, other: string): boolean {
  const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value);
  const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
  const holds = (month: string, day: string) => isMonth(month) && isDay(day) && day.startsWith(month);
  return holds(one, other) || holds(other, one);
}

/** True where both sides say something, and not the same. */
export function fieldDiffers(claimed: FieldValue | undefined, verified: FieldValue | undefined): boolean {
  const [one, other] = [said(claimed), said(verified)];
  return one !== '' && other !== '' && one !== other && !isSameMonth(one, other);
}

/** Names of the fields in which both sides of an entry differ. */
export function differingFields({ claimed, verified }: ComparedEntry): string[] {
  return Object.keys(verified).filter((name) => fieldDiffers(claimed[name], verified[name]));
}

/** True where something was found for an entry, whatever was stated. */
export function isFound({ verified }: ComparedEntry): boolean {
  return Object.values(verified).some((value) => said(value) !== '');
}
