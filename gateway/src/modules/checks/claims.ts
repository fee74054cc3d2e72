import { sectionOf } from '@probity/contract/rules/fields/items';
import { isInstitution, labelFieldOf, type EntrySection } from '@probity/contract/rules/fields/sections';
import type { ItemRow } from './checkRepository';
import type { Form } from './formRepository';

/** The number of entries the consented items need in each section: as many as there are copies of one. */
export function entriesAsked(
  items: readonly Pick<ItemRow, 'itemCode' | 'status'>[],
): Partial<Record<EntrySection, number>> {
  const asked: Partial<Record<EntrySection, number>> = {};
  const copies = new Map<string, number>();
  for (const { itemCode, status } of items) {
    const section = sectionOf(itemCode);
    if (!section || status === 'cancelled') continue;
    copies.set(itemCode, (copies.get(itemCode) ?? 0) + 1);
    asked[section] = Math.max(asked[section] ?? 0, copies.get(itemCode)!);
  }
  return asked;
}

/**
 * The entries an item takes, of a given number. Copies of an item share them out: the first takes the first entry, and the
 * last one the rest. An item that stopped after it started keeps its own.
 */
export function shareOut(item: ItemRow, items: readonly ItemRow[], entries: number): number[] {
  const isAsked = (one: ItemRow) => one.status !== 'cancelled' || one.startedAt !== null;
  const copies = items.filter((one) => one.itemCode === item.itemCode && isAsked(one));
  const place = copies.findIndex((one) => one.id === item.id);
  if (place < 0) return [];
  const all = Array.from({ length: entries }, (_entry, no) => no);
  return place === copies.length - 1 ? all.slice(place) : all.slice(place, place + 1);
}

type Claiming = Pick<ItemRow, 'itemCode' | 'entryNos'>;

/** The employer or school of an item, as the candidate wrote it; null: none is named. */
export function subjectOf({ itemCode, entryNos }: Claiming, form: Form): string | null {
  const section = sectionOf(itemCode);
  const first = entryNos?.[0];
  if (!section || first === undefined || !isInstitution(section)) return null;
  return form[section]?.entries?.[first]?.[labelFieldOf(section)]?.trim() || null;
}

/** The employers of an item that the candidate asks not to contact, and whether that is all of them. */
export function notToContact(
  { itemCode, entryNos }: Claiming,
  form: Form,
): { names: string[]; all: boolean } {
  const section = sectionOf(itemCode);
  const own = section ? (entryNos ?? []).flatMap((at) => form[section]?.entries?.[at] ?? []) : [];
  const barred = own.filter(({ doNotContact }) => doNotContact === true);
  const names = section ? barred.flatMap((entry) => entry[labelFieldOf(section)]?.trim() || []) : [];
  return { names, all: barred.length > 0 && barred.length === own.length };
}

/** The candidate's reason for giving no entry for an item; null: there is one, or no form yet. */
export function notGivenOf({ itemCode, entryNos }: Claiming, form: Form): string | null {
  const section = sectionOf(itemCode);
  return section && entryNos?.length === 0 ? (form[section]?.fewerReason ?? null) : null;
}
