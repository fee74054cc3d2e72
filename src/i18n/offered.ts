import i18next from 'i18next';
import { currentLanguage } from './i18n';

/** What a form's reply offers for fields of free text, by their names: in the language of the reply. */
let offers: Offers = {};
export type Offers = Readonly<Record<string, readonly string[] | undefined>>;
export const keepOffers = (told: Offers) => void (offers = told);

/** Words to pick from in a field that takes any text; undefined for one that is offered none. */
export const offeredWords = (field: string) => offers[field];

/** Lines that no screen says (dictWords.ts). */
const lineOf = (name: string) =>
  i18next.getResource(currentLanguage(), 'translation', `offered.${name}`) as string | undefined;

/**
 * The values to choose from in the order in force: those that are offered, and the one that stands in the field, which keeps its word.
 * @param all every value of the contract, in the order the product began with
 */
export function offeredChoices<Value extends string>(
  field: string,
  all: readonly Value[],
  held: string,
): readonly Value[] {
  const offered = (lineOf(field)?.split(' ') as Value[] | undefined) ?? all;
  const kept = held as Value;
  return all.includes(kept) && !offered.includes(kept) ? [kept, ...offered] : offered;
}

/** The value that a new entry begins with, where operators chose one. */
export const firstOf = (type: string): string | undefined => lineOf(`first.${type}`);
