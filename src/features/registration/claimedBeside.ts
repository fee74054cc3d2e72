import { fieldDiffers } from '@probity/contract/rules/fields/compare';
import { itemsOfSection } from '@probity/contract/rules/fields/items';
import { statedFields, type EntrySection, type StatedField } from '@probity/contract/rules/fields/sections';
import type { FormEntry } from '../../api/resources/candidateApi';
import type { FindingEntry, ReportView } from '../../api/resources/reportsApi';

/** What a check says of something that an applicant claimed. */
export type BesideState = 'verified' | 'differs' | 'unchecked';

export interface BesideField {
  field: StatedField;
  /** What was found; undefined where it was not checked. */
  verified: FindingEntry['verified'][string] | undefined;
  state: BesideState;
}

/** A box that is not ticked says nothing; a question answered with no does. */
const isSaid = ({ kind }: StatedField, value: unknown) =>
  value === false ? kind === 'yesNo' : value !== undefined && value !== null && value !== '';

/**
 * Each claimed field of the entries of a section beside what a report says of it. An entry belongs to the finding that claims most
 * of the same; the candidate may have corrected it in the check.
 */
export function besideOf(
  section: EntrySection,
  entries: readonly FormEntry[],
  { items }: Pick<ReportView, 'items'>,
): BesideField[][] {
  const codes: readonly string[] = itemsOfSection(section);
  const left = items.filter(({ itemCode }) => codes.includes(itemCode)).flatMap((item) => item.entries);
  return entries.map((entry) => {
    const claims = statedFields(section).filter((field) => isSaid(field, entry[field.name]));
    const alike = (finding: FindingEntry) =>
      claims.filter(({ name }) => String(finding.claimed[name] ?? '') === String(entry[name])).length;
    const best = left.toSorted((one, other) => alike(other) - alike(one))[0];
    const found = best && alike(best) > 0 ? best : undefined;
    if (found) left.splice(left.indexOf(found), 1);
    return claims.map((field) => {
      const verified = found?.verified[field.name];
      if (!isSaid(field, verified)) return { field, verified: undefined, state: 'unchecked' };
      const claimed = entry[field.name] as string | boolean;
      return { field, verified, state: fieldDiffers(claimed, verified) ? 'differs' : 'verified' };
    });
  });
}

/** The same of the name, which the item of identity compares with the number. */
export function nameBeside({ items }: Pick<ReportView, 'items'>): BesideState {
  const result = items.find(({ itemCode }) => itemCode === 'identity')?.result;
  return result === 'consistent' ? 'verified' : result === 'discrepant' ? 'differs' : 'unchecked';
}
