import { dateDoubts } from '@probity/contract/rules/dateDoubts';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import { isDated } from '@probity/contract/rules/fields/spans';
import type { CandidateView, DateDoubt, FormEntry } from '../../api/resources/candidateApi';
import { today } from '../../lib/dates';

/**
 * What is odd about the dates of a section as it stands on the screen. The order of dates is seen at once; what the birth date
 * says comes with the gateway's answer to the saving, which alone knows it, and counts while the date is the one that was saved.
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
