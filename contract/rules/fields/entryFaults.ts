import { contactPhoneFault } from '../contactPhone';
import { monthNumber } from '../months';
import { fieldChoices } from './choices';
import { askedOf, type AskingItem } from './asked';
import { MAX_TEXT } from './kinds';
import type { EntrySection, StatedName } from './sections';
import { isDated, spans } from './spans';

/** An entry as stated, complete or not. */
export type StatedEntry = Readonly<Partial<Record<StatedName, string | boolean | null | undefined>>>;

/** The fault of a field. Its words: `candidate.field` in the console, `formRules` in the gateway. */
export interface EntryFault {
  name: StatedName;
  what: 'missing' | 'long' | 'month' | 'choice' | 'phone' | 'order';
}

const said = (value: StatedEntry[StatedName]) => (typeof value === 'string' ? value.trim() : '');

/**
 * Everything missing or wrong in an entry, in the order of its fields; the order of its dates comes last.
 * @param items those ordered, which decide what is asked for
 */
export function entryFaults(
  section: EntrySection,
  entry: StatedEntry,
  items: readonly AskingItem[],
): EntryFault[] {
  const asked = askedOf(section, items, entry);
  const faults = asked.flatMap(({ name, kind, required }): EntryFault[] => {
    if (kind === 'boolean') return [];
    if (kind === 'yesNo')
      return required && typeof entry[name] !== 'boolean' ? [{ name, what: 'missing' }] : [];
    const text = said(entry[name]);
    if (text === '') return required ? [{ name, what: 'missing' }] : [];
    if (text.length > MAX_TEXT) return [{ name, what: 'long' }];
    if (kind === 'month' && monthNumber(text) === null) return [{ name, what: 'month' }];
    if (kind === 'choice' && !fieldChoices[name]?.includes(text)) return [{ name, what: 'choice' }];
    return kind === 'phone' && contactPhoneFault(text, 'optional') ? [{ name, what: 'phone' }] : [];
  });
  return [...faults, ...orderFaults(section, entry)];
}

function orderFaults(section: EntrySection, entry: StatedEntry): EntryFault[] {
  if (!isDated(section)) return [];
  const { start, end } = spans[section];
  const [first, last] = [start, end].map((name) => monthNumber(said(entry[name])));
  return first != null && last != null && last < first ? [{ name: end, what: 'order' }] : [];
}

/** True while there are fewer entries than required and no reason is given. */
export function lacksReason(
  {
    entries = [],
    fewerReason,
  }: { entries?: readonly unknown[] | undefined; fewerReason?: string | undefined },
  asked = 1,
): boolean {
  return entries.length < asked && !fewerReason?.trim();
}
