import i18next from 'i18next';
import { currentLanguage } from './i18n';

/** Lines that no screen says: what a field offers, in the order in force (dictWords.ts). */
const lineOf = (name: string) =>
  i18next.getResource(currentLanguage(), 'translation', `offered.${name}`) as string | undefined;

/** What operators let a field offer, in their order: the values of a choice, words for a text. Undefined: they said nothing. */
export const offeredFor = (field: string): string[] | undefined => lineOf(field)?.split('\n');

/**
 * The values to choose from: those that are offered, and the one that stands in the field already, which keeps its word.
 * @param all every value of the contract, in the order the product began with
 */
export function offeredChoices<Value extends string>(
  field: string,
  all: readonly Value[],
  held: string,
): Value[] {
  const offered = offeredFor(field) ?? all;
  const known = [...offered.filter((one) => all.includes(one as Value))] as Value[];
  return known.includes(held as Value) || !all.includes(held as Value) ? known : [held as Value, ...known];
}

/** The value that a new entry begins with, where operators chose one. */
export const firstOf = (type: string): string | undefined => lineOf(`first.${type}`);
