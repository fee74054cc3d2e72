import type { Section } from './sections';

type Fields = Readonly<Record<string, unknown>>;

/** What makes two entries one and the same: the first of these that both have decides. */
const same: Readonly<Partial<Record<Section, readonly (readonly string[])[]>>> = {
  education: [['certificateNo'], ['degreeNo'], ['school', 'level', 'graduated']],
  employment: [['company', 'from']],
  certificates: [['number'], ['name', 'issuer']],
  references: [['mobile'], ['name', 'relation']],
};

const said = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, '').toLowerCase() : '');

/** The place of the earlier entry that the one at `index` repeats; undefined for a new one. A mark, never a block. */
export function repeatedBy(
  section: Section | undefined,
  entries: readonly Fields[],
  index: number,
): number | undefined {
  const rules = section && same[section];
  const entry = entries[index];
  if (!rules || !entry) return undefined;
  const isSame = (other: Fields) => {
    const known = rules.find((names) => names.every((name) => said(entry[name]) && said(other[name])));
    return known?.every((name) => said(entry[name]) === said(other[name])) ?? false;
  };
  const at = entries.slice(0, index).findIndex(isSame);
  return at < 0 ? undefined : at;
}
