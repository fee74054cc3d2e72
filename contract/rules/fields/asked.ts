import type { Fields } from './compare';
import { comparedFieldsOf, itemsOfSection, sectionOf } from './items';
import { statedFields, type EntrySection, type StatedField } from './sections';

/** An entry as far as it is filled in. */
type Given = Readonly<Partial<Record<string, unknown>>>;

/**
 * The fields of a section that these items make necessary, in the order of the form: what one of them compares, and what none
 * of the whole catalogue compares, but whoever does the work needs (whom to call).
 */
export function askedFields(section: EntrySection, itemCodes: readonly string[]): StatedField[] {
  const all = itemsOfSection(section);
  const isCompared = (name: string, codes: readonly string[]) =>
    codes.some((itemCode) => comparedFieldsOf(itemCode).includes(name));
  const ordered = all.filter((itemCode) => itemCodes.includes(itemCode));
  return statedFields(section).filter(({ name }) => isCompared(name, ordered) || !isCompared(name, all));
}

/** The fields that count beside the other answers of the entry: what is asked after a yes counts only there. */
export const fieldsInForce = (fields: readonly StatedField[], entry: Given): StatedField[] =>
  fields.filter(({ onlyIf }) => onlyIf === undefined || entry[onlyIf] === true);

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/**
 * The fields that the form requires for an item of this kind and that nobody has given: with one of them missing there is
 * nothing that could agree.
 */
export function unstatedFields(itemCode: string, given: Fields): string[] {
  const section = sectionOf(itemCode);
  if (!section) return [];
  return fieldsInForce(askedFields(section, [itemCode]), given)
    .filter(
      ({ name, required }) => required && comparedFieldsOf(itemCode).includes(name) && isBlank(given[name]),
    )
    .map(({ name }) => name);
}

/** True for an entry in which the candidate answered a question of the item with no: there is less to compare than usual. */
export function isDeclined(itemCode: string, claimed: Fields): boolean {
  const section = sectionOf(itemCode);
  return (
    section !== undefined &&
    askedFields(section, [itemCode]).some(({ onlyIf }) => onlyIf !== undefined && claimed[onlyIf] === false)
  );
}
