import type { ParseKeys } from 'i18next';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import type { CandidateView, FormEntry } from '../../api/resources/candidateApi';

export const helpKeyOf = ({ help }: Pick<StatedField, 'help'>) =>
  help === undefined ? undefined : (`candidate.field.${help}` as ParseKeys);

/** The codes of the items that the form is filled in for. */
export const orderedItems = ({ items }: Pick<CandidateView, 'items'>): string[] =>
  items.filter(({ status }) => status !== 'cancelled').map(({ itemCode }) => itemCode);

/** The initial entries of a section: as many as the items need. */
export function blankEntries(asked = 1): FormEntry[] {
  return Array.from({ length: asked }, () => ({}));
}
