import { lacksReason } from '@probity/contract/rules/fields/entryFaults';
import type { CandidateView, FormSection, FormSectionContent } from '../../api/resources/candidateApi';
import type { PendingUpload } from '../../api/files/useUploads';
import { entryFaults } from './entryFaults';
import { orderedItems } from './sectionFields';
import { identityFaults } from './identityRules';
import type { FormUpload } from './unsavedForm';

/** True for uploads with a failed file, which must be retried or removed before going on. */
export const hasFailed = (uploads: readonly Pick<PendingUpload, 'error'>[]): boolean =>
  uploads.some(({ error }) => error !== undefined);

/** True for a section that must not be left forwards. */
export function hasFaults(
  section: FormSection,
  content: FormSectionContent,
  view: Pick<CandidateView, 'idNumberMasked' | 'entriesAsked' | 'items'>,
  uploads: readonly FormUpload[],
): boolean {
  if (section === 'identity') {
    return Object.values(identityFaults(content, view.idNumberMasked != null)).some(Boolean);
  }
  return (
    (content.entries ?? []).some((entry) => entryFaults(section, entry, orderedItems(view)).length > 0) ||
    lacksReason(content, view.entriesAsked[section]) ||
    hasFailed(uploads.filter(({ place }) => place.section === section))
  );
}
