import { isAnswerable } from './answerable';
import { comparedFieldsOf, itemsOfSection, sectionOf } from './items';
import { fieldsInForce, type Given } from './inForce';
import { statedFields, type EntrySection, type StatedField } from './sections';

/** How a field is asked, the strictest first. */
export const waysOfAsking = ['required', 'optional', 'notAsked'] as const;
export type Asking = (typeof waysOfAsking)[number];

/** What operators decided about the fields of an item, by their names; a field that is not named is asked as `sections.ts` says. */
export type FieldRules = Readonly<Record<string, Asking>>;

/** An item with what was decided about its fields. */
export interface AskingItem {
  itemCode: string;
  fieldRules: FieldRules;
}

/** An item of which nothing was decided. */
export const asInstalled = (itemCode: string): AskingItem => ({ itemCode, fieldRules: {} });

/** True for an item that has to do with a field of its section: it compares it, or nobody does and the work needs it (whom to call). */
export function isOfItem(section: EntrySection, itemCode: string, name: string): boolean {
  if (sectionOf(itemCode) !== section) return false;
  const isCompared = (code: string) => comparedFieldsOf(code).includes(name);
  return isCompared(itemCode) || !itemsOfSection(section).some(isCompared);
}

/**
 * The fields of a section that these items make necessary, in the order of the form. Where two of them ask for the same field, the
 * stricter one counts.
 */
export function askedFields(section: EntrySection, items: readonly AskingItem[]): StatedField[] {
  return statedFields(section).flatMap((field) => {
    const way = strictest(section, items, field);
    if (way === 'required') return [{ ...field, required: true as const }];
    return way === 'optional' ? [field] : [];
  });
}

/** The strictest way in which these items ask for a field; undefined where none of them has to do with it. */
function strictest(
  section: EntrySection,
  items: readonly AskingItem[],
  { name, required }: StatedField,
): Asking | undefined {
  const ways = items
    .filter(({ itemCode }) => isOfItem(section, itemCode, name))
    .map(({ fieldRules }) => fieldRules[name] ?? (required ? 'required' : 'optional'));
  return waysOfAsking.find((one) => ways.includes(one));
}

/** The fields that these items would ask for, and operators decided that they do not: nobody may give them. */
export const leftOutFields = (section: EntrySection, items: readonly AskingItem[]): string[] =>
  statedFields(section)
    .filter((field) => strictest(section, items, field) === 'notAsked')
    .map(({ name }) => name);

/** The fields asked for as they count beside the other answers of the entry: nobody has to answer what has no answer for them. */
export const askedOf = (section: EntrySection, items: readonly AskingItem[], entry: Given): StatedField[] =>
  fieldsInForce(askedFields(section, items), entry).map(({ required, ...field }) =>
    required && isAnswerable(field.name, entry) ? { ...field, required } : field,
  );
