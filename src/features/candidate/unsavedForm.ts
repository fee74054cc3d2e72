import type { EntrySection } from '@probity/contract/rules/fields/sections';
import type { CandidateView, FormSection, FormSectionContent } from '../../api/resources/candidateApi';
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

/** Lets go of what is typed in a section: another page's is taken. */
export function dropUnsaved(s: string, section: FormSection): void {
  const { [section]: _dropped, ...rest } = unsavedOf(s);
  unsaved.set(s, rest);
}

/** The version that each section shown here was read as, or saved as, by `s`; it outlives the screen as what is unsaved does. */
const versions = new Map<string, Partial<Record<FormSection, number>>>();

/** 0 before anything was saved. */
export const shownVersion = (s: string, section: FormSection): number => versions.get(s)?.[section] ?? 0;

/** Replies may arrive in any order: an older one changes nothing. */
export function keepVersion(s: string, section: FormSection, version: number): void {
  versions.set(s, { ...versions.get(s), [section]: Math.max(version, shownVersion(s, section)) });
}

/** True where another page saved the section since. */
export const isBehind = (
  s: string,
  { versions: saved }: Pick<CandidateView, 'versions'>,
  section: FormSection,
) => (saved[section] ?? 0) > shownVersion(s, section);

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
