import type { CandidateView, FormSection, FormSectionContent } from '../../api/candidateApi';
import { entryFaults } from './entryFaults';
import { identityFaults } from './identityRules';
import { lacksReason } from './sectionFields';

/** True while a section may not be left forwards. */
export function hasFaults(
  section: FormSection,
  content: FormSectionContent,
  view: Pick<CandidateView, 'idNumberMasked' | 'entriesAsked'>,
): boolean {
  if (section === 'identity') {
    return Object.values(identityFaults(content, view.idNumberMasked != null)).some(Boolean);
  }
  return (
    (content.entries ?? []).some((entry) => entryFaults(section, entry).length > 0) ||
    lacksReason(content, view.entriesAsked[section])
  );
}
