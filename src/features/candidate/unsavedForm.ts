import type { FormSection, FormSectionContent } from '../../api/candidateApi';

export type SectionContents = Partial<Record<FormSection, FormSectionContent>>;

/**
 * What could not be saved yet, by `s`, in the memory of this tab only (an ID number has no place in a storage). It
 * outlives the screen: whose session ends while typing proves the phone again and finds everything as it was.
 */
const unsaved = new Map<string, SectionContents>();

export function unsavedOf(s: string): SectionContents {
  return unsaved.get(s) ?? {};
}

export function keepUnsaved(s: string, section: FormSection, content: FormSectionContent): void {
  unsaved.set(s, { ...unsaved.get(s), [section]: content });
}

/** Forgets a section once exactly this content is on the gateway; something newer stays. */
export function forgetUnsaved(s: string, section: FormSection, content: FormSectionContent): void {
  const { [section]: kept, ...rest } = unsavedOf(s);
  if (kept === content) unsaved.set(s, rest);
}
