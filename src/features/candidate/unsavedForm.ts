import type { EntrySection } from '@probity/contract/rules/fields/sections';
import type { FormSection, FormSectionContent } from '../../api/resources/candidateApi';
import type { PendingUpload } from '../../api/files/useUploads';

export type SectionContents = Partial<Record<FormSection, FormSectionContent>>;

/** A section on the screen, and the part of it that the gateway may save (half an ID number stays here). */
export interface UnsavedSection {
  content: FormSectionContent;
  toSave: FormSectionContent;
}

type UnsavedSections = Partial<Record<FormSection, UnsavedSection>>;

/**
 * Unsaved sections by `s`, in the memory of this tab only (an ID number has no place in a storage). They outlive the screen:
 * a candidate whose session ends while typing proves the phone again and finds everything.
 */
const unsaved = new Map<string, UnsavedSections>();

export function unsavedOf(s: string): UnsavedSections {
  return unsaved.get(s) ?? {};
}

export function keepUnsaved(s: string, section: FormSection, one: UnsavedSection): void {
  unsaved.set(s, { ...unsaved.get(s), [section]: one });
}

/** Forgets a section once exactly this content is on the gateway; a newer one stays. */
export function forgetUnsaved(s: string, section: FormSection, one: UnsavedSection): void {
  const { [section]: kept, ...rest } = unsavedOf(s);
  if (kept === one) unsaved.set(s, rest);
}

/** The entry of the form that a file belongs to. */
export interface EntryPosition {
  section: EntrySection;
  entry: number;
}

export type FormUpload = PendingUpload<EntryPosition>;

const uploads = new Map<string, readonly FormUpload[]>();

/** The files of the form under way or failed, by `s`, while the tab is open. */
export function uploadsOf(s: string): readonly FormUpload[] {
  return uploads.get(s) ?? [];
}

export function keepUploads(s: string, list: readonly FormUpload[]): void {
  uploads.set(s, list);
}
