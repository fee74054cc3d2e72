import { sectionOf } from '@probity/contract/rules/fields/items';
import {
  entrySections,
  labelFieldOf,
  statedFields,
  type EntrySection,
} from '@probity/contract/rules/fields/sections';
import { withUnspoken } from '@probity/contract/rules/fields/unspoken';
import { fieldsInForce } from '@probity/contract/rules/fields/inForce';
import { maskPhone } from '@probity/contract/rules/masks';
import { normalizePhone } from '@probity/contract/rules/phone';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { CheckRow, ItemRow } from './checkRepository';
import { candidateOf, filesById, type FileFacts } from './detailRepository';
import { shareOut } from './claims';
import { readForm, type Form, type Section, type SectionContent } from './formRepository';

type StatedEntry = components['schemas']['StatedEntry'];
type Entry = NonNullable<SectionContent['entries']>[number];

/** An entry with its index in its section. */
interface Placed {
  index: number;
  entry: Entry;
}

/** The entries that an item verifies: its own once the form is submitted, before that its share among the copies. */
export function entriesOf(item: ItemRow, items: readonly ItemRow[], form: Form): Placed[] {
  const section = sectionOf(item.itemCode);
  if (!section) return [];
  const all = form[section]?.entries ?? [];
  const nos = item.entryNos ?? shareOut(item, items, all.length);
  return nos.flatMap((index) => (all[index] ? [{ index, entry: all[index] }] : []));
}

export interface Statements {
  /** The candidate's statements for each item, with their files. */
  byItem: ReadonlyMap<string, StatedEntry[]>;
  form: Form;
}

/** The candidate's form, arranged by the items it is about; a withdrawn item shows nothing. */
export async function statementsOf(
  ctx: SessionCtx,
  check: CheckRow,
  items: readonly ItemRow[],
): Promise<Statements> {
  const { form } = await readForm(ctx.services, ctx.tx, check);
  const files = await filesById(ctx.tx, check.mainId, [...sectionFiles(form).keys()]);
  const { id: rowId, mobileEnc } = await candidateOf(ctx.tx, check);
  const own = ctx.services.crypto.decrypt(mobileEnc, { table: 'candidate', column: 'mobile_enc', rowId });
  const byItem = new Map<string, StatedEntry[]>();
  for (const item of items) {
    if (item.status === 'cancelled') continue;
    const section = sectionOf(item.itemCode);
    if (!section) continue;
    const stated = entriesOf(item, items, form).map(({ index, entry }) => ({
      section,
      entry: index,
      label: labelOf(section, entry),
      ...fieldsOf(section, entry, own),
      files: files.filter((file) => entry.fileIds?.includes(file.fileId)).map(fileView),
    }));
    byItem.set(item.id, stated);
  }
  return { byItem, form };
}

export const fileView = (file: FileFacts) => ({ ...file, uploadedAt: file.uploadedAt.toISOString() });

const labelOf = (section: EntrySection, entry: Entry): string => entry[labelFieldOf(section)] ?? '';

/**
 * All statements, in the order of the form. Other people's phones are masked like the candidate's, and revealed for a
 * purpose. Whoever calls somebody's former manager and gets the candidate would not hear it from the mask.
 */
function fieldsOf(
  section: EntrySection,
  entry: Entry,
  ownMobile: string,
): Pick<StatedEntry, 'fields' | 'masked' | 'ownPhone'> {
  const fields: StatedEntry['fields'] = {};
  const masked: string[] = [];
  const ownPhone: string[] = [];
  for (const { name, kind } of fieldsInForce(statedFields(section), entry)) {
    const value = entry[name];
    if (value === undefined || value === '') continue;
    const isMasked = kind === 'phone' && typeof value === 'string';
    fields[name] = isMasked ? maskPhone(value) : value;
    if (isMasked) masked.push(name);
    if (isMasked && normalizePhone(value) === ownMobile) ownPhone.push(name);
  }
  return { fields: withUnspoken(section, fields), masked, ownPhone };
}

/** The entry that each file of the form belongs to. */
export function sectionFiles(form: Form): Map<string, { section: Section; label: string }> {
  const places = new Map<string, { section: Section; label: string }>();
  for (const section of entrySections)
    for (const entry of form[section]?.entries ?? [])
      for (const fileId of entry.fileIds ?? [])
        places.set(fileId, { section, label: labelOf(section, entry) });
  return places;
}

/** The phone of a person the candidate named; null if there is none. */
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
