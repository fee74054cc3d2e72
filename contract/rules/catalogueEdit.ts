import type { FieldRules } from './fields/asked';
import { ruleFaults } from './fields/decided';
import { sectionOf } from './fields/items';
import type { EntrySection } from './fields/sections';
import { lengthOf, plainText } from './plainText';

/** What a candidate may be asked for on behalf of an item, of the catalogue of fields (decision 52). */
export type AskedField = 'idNumber' | EntrySection;

export const LONGEST_ITEM_NAME = 50;
export const SHORTEST_WHAT = 10;
export const LONGEST_WHAT = 500;
/** Fen: nothing is worked for nothing, and a slip of the comma is no price. */
export const LEAST_ITEM_PRICE = 1;
export const MOST_ITEM_PRICE = 10_000_000;
export const MOST_WORKING_DAYS = 60;
/** How many days ahead a change may be planned. */
export const MOST_DAYS_AHEAD = 366;

/** What an operator may change of an item. Price in fen, of one copy. */
export interface CatalogueValues {
  nameEn: string;
  nameZh: string;
  /** What the candidate is told before consent. */
  whatEn: string;
  whatZh: string;
  price: number;
  workingDays: number;
  fields: readonly AskedField[];
  /** What the operator decided about single fields of the section that it compares. */
  fieldRules: FieldRules;
}

export type CatalogueFaultName =
  | 'missing'
  | 'nameLong'
  | 'whatShort'
  | 'whatLong'
  | 'price'
  | 'workingDays'
  | 'fieldNeeded'
  | 'fieldUnused'
  | 'fieldFixed';

export interface CatalogueFault {
  path: keyof CatalogueValues | `fieldRules.${string}`;
  fault: CatalogueFaultName;
}

/** What an item cannot do without: the entries that it compares, and the number that `identity` computes from. */
export function neededFields(itemCode: string): AskedField[] {
  const section = sectionOf(itemCode);
  return [...(itemCode === 'identity' ? (['idNumber'] as const) : []), ...(section ? [section] : [])];
}

/** What may be asked for an item at all: entries that nothing compares are nobody's business. */
export const askableFields = (itemCode: string): AskedField[] => [
  ...new Set<AskedField>(['idNumber', ...neededFields(itemCode)]),
];

/** What is wrong with the values of an item, in the order of the form. */
export function catalogueFaults(itemCode: string, values: CatalogueValues): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  for (const path of ['nameEn', 'nameZh'] as const) {
    const length = lengthOf(plainText(values[path]));
    if (length === 0) faults.push({ path, fault: 'missing' });
    else if (length > LONGEST_ITEM_NAME) faults.push({ path, fault: 'nameLong' });
  }
  for (const path of ['whatEn', 'whatZh'] as const) {
    const length = lengthOf(plainText(values[path]));
    if (length === 0) faults.push({ path, fault: 'missing' });
    else if (length < SHORTEST_WHAT) faults.push({ path, fault: 'whatShort' });
    else if (length > LONGEST_WHAT) faults.push({ path, fault: 'whatLong' });
  }
  if (!isWithin(values.price, LEAST_ITEM_PRICE, MOST_ITEM_PRICE))
    faults.push({ path: 'price', fault: 'price' });
  if (!isWithin(values.workingDays, 0, MOST_WORKING_DAYS))
    faults.push({ path: 'workingDays', fault: 'workingDays' });
  if (neededFields(itemCode).some((field) => !values.fields.includes(field)))
    faults.push({ path: 'fields', fault: 'fieldNeeded' });
  if (values.fields.some((field) => !askableFields(itemCode).includes(field)))
    faults.push({ path: 'fields', fault: 'fieldUnused' });
  for (const { name, fault } of ruleFaults(itemCode, values.fieldRules))
    faults.push({ path: `fieldRules.${name}`, fault });
  return faults;
}

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
