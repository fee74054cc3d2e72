import {
  LEAST_ITEM_PRICE,
  LONGEST_ITEM_NAME,
  LONGEST_WHAT,
  MOST_ITEM_PRICE,
  MOST_WORKING_DAYS,
  SHORTEST_WHAT,
  neededFields,
} from '@probity/contract/rules/catalogueEdit';
import type { Asking } from '@probity/contract/rules/fields/asked';
import { decidedFields, tidyRules, wayOf } from '@probity/contract/rules/fields/decided';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import { parseYuan } from '@probity/contract/rules/yuan';
import type { CatalogueValues } from '../../../api/resources/catalogueApi';

/** The form of an item: numbers as they are typed. */
export interface ItemForm {
  nameEn: string;
  nameZh: string;
  whatEn: string;
  whatZh: string;
  price: string;
  workingDays: string;
  asksIdNumber: boolean;
  /** By the name of each field that an operator decides about. */
  fieldRules: Record<string, Asking>;
  effectiveOn: string;
}

export const formOf = (
  itemCode: string,
  { price, fields, fieldRules, workingDays, ...texts }: CatalogueValues,
  today: string,
): ItemForm => ({
  ...texts,
  price: (price / 100).toFixed(2),
  workingDays: String(workingDays),
  asksIdNumber: fields.includes('idNumber'),
  fieldRules: Object.fromEntries(
    decidedFields(itemCode)
      .filter(({ ways }) => ways.length > 0)
      .map(({ field }) => [field.name, wayOf(field, fieldRules)]),
  ),
  effectiveOn: today,
});

/** Of a form without faults. What the item compares is always asked for. */
export function valuesOf(itemCode: string, form: ItemForm): CatalogueValues {
  const { nameEn, nameZh, whatEn, whatZh, price, workingDays, asksIdNumber, fieldRules } = form;
  const fields = new Set(neededFields(itemCode));
  if (asksIdNumber) fields.add('idNumber');
  return {
    nameEn,
    nameZh,
    whatEn,
    whatZh,
    price: parseYuan(price)!,
    workingDays: Number(workingDays),
    fields: [...fields],
    fieldRules: tidyRules(fieldRules),
  };
}

const name = (typed: string) => {
  const length = lengthOf(plainText(typed));
  if (length === 0) return { key: 'catalogue.fault.missing' };
  return length > LONGEST_ITEM_NAME
    ? { key: 'catalogue.fault.long', values: { limit: LONGEST_ITEM_NAME } }
    : undefined;
};
const told = (typed: string) => {
  const length = lengthOf(plainText(typed));
  if (length === 0) return { key: 'catalogue.fault.missing' };
  if (length < SHORTEST_WHAT) return { key: 'catalogue.fault.short', values: { limit: SHORTEST_WHAT } };
  return length > LONGEST_WHAT ? { key: 'catalogue.fault.long', values: { limit: LONGEST_WHAT } } : undefined;
};

/** What is wrong with the form, before anything is sent. */
export const itemRules = {
  nameEn: name,
  nameZh: name,
  whatEn: told,
  whatZh: told,
  price: (typed: string) => {
    const fen = parseYuan(typed);
    return fen === undefined || fen < LEAST_ITEM_PRICE || fen > MOST_ITEM_PRICE
      ? { key: 'catalogue.fault.price' }
      : undefined;
  },
  workingDays: (typed: string) =>
    /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MOST_WORKING_DAYS
      ? undefined
      : { key: 'catalogue.fault.workingDays', values: { most: MOST_WORKING_DAYS } },
  effectiveOn: (typed: string) =>
    /^\d{4}-\d\d-\d\d$/.test(typed) ? undefined : { key: 'catalogue.fault.effectiveOn' },
};
