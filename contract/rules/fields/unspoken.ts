import type { FieldValue } from './compare';
import { saysNone } from './saysNone';
import { entrySections, statedFields, type Section } from './sections';

/** Instead of the last month of an employment that goes on. */
export const STILL_THERE = 'stillThere';

/** The fields whose help says what to write where there is none. */
const numbers = new Set<string>(
  entrySections.flatMap((section) =>
    statedFields(section).flatMap(({ name, neededHelp }) => (neededHelp ? [name] : [])),
  ),
);

/** True for a number that a candidate says a paper does not bear, as the form asks them to: it is no number to compare. */
export const isSaidToBeNone = (name: string, value: string): boolean => numbers.has(name) && saysNone(value);

/** A number of a paper, or a phone, as it is kept: digits, letters and dashes that were typed full-width are the plain ones. */
export const plainNumber = (name: string, kind: string, value: string): string =>
  kind === 'phone' || numbers.has(name) ? value.normalize('NFKC').trim() : value;

type Fields = Record<string, FieldValue>;

/** What a candidate says by leaving a field empty: an employment without an end goes on, and a box not ticked says no. */
const unspoken: Readonly<Partial<Record<Section, Fields>>> = {
  employment: { to: STILL_THERE, nonCompete: false },
};

/** A stated entry with that filled in; an entry the candidate did not state says nothing. */
export function withUnspoken(section: Section | undefined, stated: Readonly<Fields>): Fields {
  const told = Object.entries(stated).filter(([, value]) => value !== '' && value !== null);
  if (told.length === 0) return { ...stated };
  return { ...stated, ...(section && unspoken[section]), ...Object.fromEntries(told) };
}
