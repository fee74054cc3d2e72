import type { ParseKeys } from 'i18next';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import type { CandidateItem, CandidateView, FormEntry } from '../../api/resources/candidateApi';

export function helpKeyOf({ help, neededHelp, required }: StatedField) {
  const key = (required && neededHelp) || help;
  return key === undefined ? undefined : (`candidate.field.${key}` as ParseKeys);
}

/** The items that the form is filled in for. */
export const orderedItems = ({ items }: Pick<CandidateView, 'items'>): CandidateItem[] =>
  items.filter(({ status }) => status !== 'cancelled');

/** The initial entries of a section: as many as the items need. */
export function blankEntries(asked = 1): FormEntry[] {
  return Array.from({ length: asked }, () => ({}));
}
