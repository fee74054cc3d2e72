import { dateDoubts } from '@probity/contract/rules/dateDoubts';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import { isDated } from '@probity/contract/rules/fields/spans';
import type { CandidateView, FormDoubt, FormEntry } from '../../api/resources/candidateApi';
import { today } from '../../lib/dates';

/**
 * Doubts about a section on the screen. The order of dates is checked at once; doubts from the birth date and the candidate's
 * phone, which only the gateway knows, come with its answer to the saving, and count while the field is unchanged.
 */
export function sectionDoubts(
  view: Pick<CandidateView, 'doubts' | 'form'>,
  section: EntrySection,
  entries: readonly FormEntry[],
): FormDoubt[] {
  const saved = (view.form[section]?.entries ?? []) as readonly FormEntry[];
  const seen = isDated(section) ? dateDoubts({ [section]: entries }, { today: today() }) : [];
  const told = view.doubts.filter(
    ({ section: of, entry, field }) => of === section && entries[entry]?.[field] === saved[entry]?.[field],
  );
  return [...told, ...seen];
}
