import { lacksReason } from '@probity/contract/rules/fields/entryFaults';
import { formSections } from '@probity/contract/rules/fields/sections';
import type { CandidateView, FormSection, FormSectionContent } from '../../api/resources/candidateApi';
import type { PendingUpload } from '../../api/files/useUploads';
import type { FieldFault } from '../../api/transport/gatewayError';
import { entryFaults, isReasonLong, type EntryFault } from './entryFaults';
import { identityFaults } from './identityRules';
import { orderedItems } from './sectionFields';
import type { FormUpload, SectionContents } from './unsavedForm';

/** A place of the form: a field of an entry, or of the section itself. */
export interface FormPlace {
  section: FormSection;
  /** From 0. */
  entry?: number;
  /** A field of the section, `fileIds` or `fewerReason`; absent for the section as a whole. */
  name?: string;
}

/** What keeps the form from being sent, and where it is mended. */
export interface FormGap extends FormPlace {
  /** As the step itself says it. */
  fault?: Pick<EntryFault, 'key' | 'isMissing'>;
  /** As the gateway said it. */
  msg?: string;
}

type Asking = Pick<CandidateView, 'idNumberMasked' | 'entriesAsked' | 'items'>;

/** True for uploads with a failed file, which must be retried or removed before going on. */
export const hasFailed = (uploads: readonly Pick<PendingUpload, 'error'>[]): boolean =>
  uploads.some(({ error }) => error !== undefined);

/** All that keeps the form from being sent, in the order of its steps. */
export function formGaps(
  view: Asking & Pick<CandidateView, 'sections'>,
  contents: SectionContents,
  uploads: readonly FormUpload[],
): FormGap[] {
  return view.sections.flatMap((section) => gapsOf(section, contents[section] ?? {}, view, uploads));
}

/** The same of one section, which is not left forwards with any. */
export function gapsOf(
  section: FormSection,
  content: FormSectionContent,
  view: Asking,
  uploads: readonly FormUpload[],
): FormGap[] {
  if (section === 'identity') {
    const key = identityFaults(content, view.idNumberMasked != null).idNumber;
    return key ? [{ section, name: 'idNumber', fault: { key } }] : [];
  }
  const gaps = (content.entries ?? []).flatMap((given, entry): FormGap[] => {
    const faults = entryFaults(section, given, orderedItems(view));
    const own = uploads.filter(({ place }) => place.section === section && place.entry === entry);
    return [
      ...faults.map(({ name, ...fault }) => ({ section, entry, name, fault })),
      ...(hasFailed(own)
        ? [{ section, entry, name: 'fileIds', fault: { key: 'candidate.field.filesNotThere' } }]
        : []),
    ];
  });
  if (lacksReason(content, view.entriesAsked[section]))
    gaps.push({ section, name: 'fewerReason', fault: { key: 'candidate.fewer.missing' } });
  if (isReasonLong(content.fewerReason))
    gaps.push({ section, name: 'fewerReason', fault: { key: 'candidate.field.long' } });
  return gaps;
}

/** What the gateway refuses, by its paths (`education.0.school`, `education.fewerReason`, `identity.idNumber`). */
export function gapsRefused(faults: readonly FieldFault[]): FormGap[] {
  return faults.flatMap(({ path, msg }): FormGap[] => {
    const [first, ...rest] = path.split('.');
    const section = formSections.find((one) => one === first);
    if (!section) return [];
    const entry = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined;
    return [{ section, ...(entry !== undefined && { entry }), ...(rest[0] && { name: rest[0] }), msg }];
  });
}
