import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  CandidateView,
  FormEntry,
  FormSection,
  FormSectionContent,
} from '../../../api/resources/candidateApi';
import { blankEntries } from '../sectionFields';
import { isBehind, keepVersion, unsavedOf, type EntryPosition, type SectionContents } from '../unsavedForm';

/**
 * The form as it is on this screen: the gateway's contents, overlaid with what was typed here. A newer reply of the gateway
 * never overwrites typed text that is not saved; over what is, another page of the candidate may have gone on.
 */
export function useFormContents(
  s: string,
  view: CandidateView,
  onChange: (section: FormSection, content: FormSectionContent, toSave?: FormSectionContent) => void,
) {
  const [typed, setTyped] = useState<SectionContents>(() => unsavedContents(s));
  // What is drawn comes a moment later: two files may arrive in between, and each is added to the latest state.
  const now = useRef(typed);
  const put = useCallback((next: SectionContents) => {
    now.current = next;
    setTyped(next);
  }, []);
  const contents: SectionContents = {};
  for (const section of view.sections) contents[section] = typed[section] ?? savedContent(view, section);

  const show = useCallback(
    (sections: readonly FormSection[]) => {
      for (const section of sections) keepVersion(s, section, view.versions[section] ?? 0);
      put(
        Object.fromEntries(
          Object.entries(now.current).filter(([section]) => !sections.includes(section as FormSection)),
        ),
      );
    },
    [s, view, put],
  );
  useEffect(() => {
    const newer = view.sections.filter((one) => isBehind(s, view, one) && !unsavedOf(s)[one]);
    if (newer.length > 0) show(newer);
  }, [s, view, show]);

  const change = useCallback(
    (section: FormSection, content: FormSectionContent, toSave?: FormSectionContent) => {
      put({ ...now.current, [section]: content });
      onChange(section, content, toSave);
    },
    [onChange, put],
  );
  const addFile = useCallback(
    ({ section, entry: at }: EntryPosition, fileId: string) => {
      const content = now.current[section] ?? savedContent(view, section);
      const entries = (content.entries ?? []).map((entry, index) =>
        index === at ? { ...entry, fileIds: [...(entry.fileIds ?? []), fileId] } : entry,
      );
      change(section, { ...content, entries });
    },
    [change, view],
  );
  /** Shows what is saved of a section in place of what was typed. */
  const showSaved = useCallback((section: FormSection) => show([section]), [show]);
  return { contents, change, addFile, showSaved };
}

function unsavedContents(s: string): SectionContents {
  return Object.fromEntries(Object.entries(unsavedOf(s)).map(([section, one]) => [section, one.content]));
}

/** What the gateway has of a section, as the form shows it. */
export function savedContent(view: CandidateView, section: FormSection): FormSectionContent {
  if (section === 'identity') {
    const { idNumber, idConfirmed } = view.form.identity ?? {};
    return { idNumber: idNumber || undefined, idConfirmed };
  }
  const entries = view.form[section]?.entries ?? [];
  // The saved form may have null for "until now"; a text field has an empty text.
  const texts = entries.map((entry): FormEntry =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)),
  );
  const { fewerReason } = view.form[section] ?? {};
  if (texts.length === 0 && !fewerReason) return { entries: blankEntries(view.entriesAsked[section]) };
  return { entries: texts, ...(fewerReason && { fewerReason }) };
}
