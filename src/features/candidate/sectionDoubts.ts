import { dateDoubts } from '@probity/contract/rules/dateDoubts';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import { isDated } from '@probity/contract/rules/fields/spans';
import type { CandidateView, DateDoubt, FormEntry } from '../../api/resources/candidateApi';
import { today } from '../../lib/dates';

/**
 * Doubts about the dates of a section on the screen. The order of dates is checked at once; doubts from the birth date,
 * which only the gateway knows, come with its answer to the saving, and count while the date is unchanged.
 */
export function sectionDoubts(
  view: Pick<CandidateView, 'dateDoubts' | 'form'>,
  section: EntrySection,
  entries: readonly FormEntry[],
): DateDoubt[] {
  if (!isDated(section)) return [];
  const saved = (view.form[section]?.entries ?? []) as readonly FormEntry[];
  const seen = dateDoubts({ [section]: entries }, { today: today() });
  const told = view.dateDoubts.filter(
    ({ section: of, entry, field }) => of === section && entries[entry]?.[field] === saved[entry]?.[field],
  );
  return [...told, ...seen];
}
