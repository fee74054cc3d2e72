import { entrySections, statedFields, type EntrySection } from '@probity/contract/rules/fields/sections';
import type { StatedField } from '@probity/contract/rules/fields/sections';
import type { FormEntry } from '../../api/resources/candidateApi';
import type { ApplicationContent, ApplicationFile, FormContent } from '../../api/resources/registrationsApi';

/** One sending of an application: the form that was answered, and what was answered. */
export interface Sending {
  form: FormContent;
  content: ApplicationContent;
}

/** Something that is said otherwise than before; empty words are nothing. */
export interface Change {
  what:
    | { kind: 'name' }
    | { kind: 'entry'; section: EntrySection; number: number; field: StatedField }
    | { kind: 'question'; label: string }
    | { kind: 'file' };
  before: string;
  after: string;
}

/**
 * What a correction changed, in the order of the form. Entries are compared by their position: they have no name of their own.
 * @param wordsOf a field of an entry in words
 * @param files those that came with the correction
 */
export function changesBetween(
  before: Sending,
  after: Sending,
  wordsOf: (field: StatedField, entry: FormEntry) => string | undefined,
  files: readonly Pick<ApplicationFile, 'fileName'>[],
): Change[] {
  const changes: Change[] = [
    { what: { kind: 'name' }, before: before.content.name, after: after.content.name },
    ...entrySections.flatMap((section) => entryChanges(section, before, after, wordsOf)),
    ...questionChanges(before, after),
    ...files.map(({ fileName }): Change => ({ what: { kind: 'file' }, before: '', after: fileName })),
  ];
  return changes.filter((one) => one.before !== one.after);
}

function entryChanges(
  section: EntrySection,
  before: Sending,
  after: Sending,
  wordsOf: (field: StatedField, entry: FormEntry) => string | undefined,
): Change[] {
  const [old, now] = [before.content.entries[section] ?? [], after.content.entries[section] ?? []];
  return Array.from({ length: Math.max(old.length, now.length) }, (_one, at) =>
    statedFields(section).map((field): Change => ({
      what: { kind: 'entry', section, number: at + 1, field },
      before: wordsOf(field, old[at] ?? {}) ?? '',
      after: wordsOf(field, now[at] ?? {}) ?? '',
    })),
  ).flat();
}

/** Questions of both versions of the form; one that was reworded is called as it is now. */
function questionChanges(before: Sending, after: Sending): Change[] {
  const answer = ({ content }: Sending, id: string) =>
    content.answers.find(({ questionId }) => questionId === id)?.text ?? '';
  const gone = before.form.questions.filter(({ id }) => !after.form.questions.some((one) => one.id === id));
  return [...after.form.questions, ...gone].map(({ id, label }) => ({
    what: { kind: 'question', label },
    before: answer(before, id),
    after: answer(after, id),
  }));
}
