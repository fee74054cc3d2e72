import type { Fields } from './compare';
import { fieldsInForce } from './inForce';
import { comparedFieldsOf, sectionOf } from './items';
import { statedFields, type StatedField } from './sections';

const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** The stated fields that an item compares, in the order of the form. */
function comparedOf(itemCode: string): StatedField[] {
  const section = sectionOf(itemCode);
  const compared = comparedFieldsOf(itemCode);
  return section ? statedFields(section).filter(({ name }) => compared.includes(name)) : [];
}

/**
 * The fields that an item of this kind cannot do without and that nobody has given: with one of them missing there is nothing that
 * could agree. What operators require beyond that is a matter of the form.
 */
export const unstatedFields = (itemCode: string, given: Fields): string[] =>
  fieldsInForce(comparedOf(itemCode), given)
    .filter(({ name, required }) => required && isBlank(given[name]))
    .map(({ name }) => name);

/** True for an entry in which the candidate answered a question of the item with no: there is less to compare than usual. */
export const isDeclined = (itemCode: string, claimed: Fields): boolean =>
  comparedOf(itemCode).some(({ onlyIf }) => onlyIf !== undefined && claimed[onlyIf] === false);
