import { sectionOf } from '@probity/contract/rules/fields/items';
import {
  entrySections,
  labelFieldOf,
  statedFields,
  type EntrySection,
} from '@probity/contract/rules/fields/sections';
import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { CheckRow, ItemRow } from './checkRepository';
import { filesById, filesOf, type FileFacts } from './detailRepository';
import { shareOut } from './claims';
import { readForm, type Form, type Section, type SectionContent } from './formRepository';

type StatedEntry = components['schemas']['StatedEntry'];
type Entry = NonNullable<SectionContent['entries']>[number];

/** An entry with its place in its section. */
interface Placed {
  index: number;
  entry: Entry;
}

/** The entries that an item verifies: its own from the day the form is in, before that as copies would share them out. */
export function entriesOf(item: ItemRow, items: readonly ItemRow[], form: Form): Placed[] {
  const section = sectionOf(item.itemCode);
  if (!section) return [];
  const all = form[section]?.entries ?? [];
  const nos = item.entryNos ?? shareOut(item, items, all.length);
  return nos.flatMap((index) => (all[index] ? [{ index, entry: all[index] }] : []));
}

export interface Statements {
  /** What the candidate stated for each item, with the files of it. */
  byItem: ReadonlyMap<string, StatedEntry[]>;
  /** What was uploaded with the form and stands at no entry. */
  loose: FileFacts[];
  form: Form;
}

/** The candidate's form beside the items it is about; an item that was withdrawn tells nothing. */
export async function statementsOf(
  ctx: SessionCtx,
  check: CheckRow,
  items: readonly ItemRow[],
): Promise<Statements> {
  const { form } = await readForm(ctx.services, ctx.tx, check);
  const named = sectionFiles(form);
  const files = await filesById(ctx.tx, check.mainId, [...named.keys()]);
  const byItem = new Map<string, StatedEntry[]>();
  for (const item of items) {
    if (item.status === 'cancelled') continue;
    const section = sectionOf(item.itemCode);
    if (!section) continue;
    const stated = entriesOf(item, items, form).map(({ index, entry }) => ({
      section,
      entry: index,
      label: labelOf(section, entry),
      ...fieldsOf(section, entry),
      files: files.filter((file) => entry.fileIds?.includes(file.fileId)).map(fileView),
    }));
    byItem.set(item.id, stated);
  }
  const uploads = (await filesOf(ctx.tx, check)).filter((file) => file.kind === 'candidate');
  return { byItem, loose: uploads.filter((file) => !named.has(file.fileId)), form };
}

export const fileView = (file: FileFacts) => ({ ...file, uploadedAt: file.uploadedAt.toISOString() });

const labelOf = (section: EntrySection, entry: Entry): string => entry[labelFieldOf(section)] ?? '';

/** Everything that was stated, in the order of the form. Phones of other people are masked like the candidate's, and shown for a purpose. */
function fieldsOf(section: EntrySection, entry: Entry): Pick<StatedEntry, 'fields' | 'masked'> {
  const fields: StatedEntry['fields'] = {};
  const masked: string[] = [];
  for (const { name, kind } of statedFields(section)) {
    const value = entry[name];
    if (value === undefined || value === '') continue;
    const isMasked = kind === 'phone' && typeof value === 'string';
    fields[name] = isMasked ? maskPhone(value) : value;
    if (isMasked) masked.push(name);
  }
  return { fields, masked };
}

/** Which entry each file of the form stands at. */
export function sectionFiles(form: Form): Map<string, { section: Section; label: string }> {
  const places = new Map<string, { section: Section; label: string }>();
  for (const section of entrySections)
    for (const entry of form[section]?.entries ?? [])
      for (const fileId of entry.fileIds ?? [])
        places.set(fileId, { section, label: labelOf(section, entry) });
  return places;
}

/** The phone of somebody the candidate named; null where there is none. */
export async function statedPhone(
  ctx: SessionCtx,
  check: CheckRow,
  { section, entry }: { section: EntrySection; entry: number },
): Promise<string | null> {
  const { form } = await readForm(ctx.services, ctx.tx, check);
  const phone = statedFields(section).find(({ kind }) => kind === 'phone');
  const value = phone && form[section]?.entries?.[entry]?.[phone.name];
  return typeof value === 'string' && value !== '' ? value : null;
}
