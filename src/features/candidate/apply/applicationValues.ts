import { entrySections, type EntrySection } from '@probity/contract/rules/fields/sections';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { answerFault, isFilled, missingFiles } from '@probity/contract/rules/registrationForm';
import type {
  ApplicationContent,
  FormContent,
  OwnApplication,
} from '../../../api/resources/ownApplicationApi';
import { entryFaults } from '../entryFaults';

/** The sections that a form asks for, in their order. */
export const askedSections = ({ sections }: Pick<FormContent, 'sections'>): EntrySection[] =>
  entrySections.filter((one) => sections[one] !== 'off');

/** What is filled in; where a section is required and nothing is there, one empty entry to begin with. */
export function openedContent({
  content,
  form,
}: Pick<OwnApplication, 'content' | 'form'>): ApplicationContent {
  const given = content ?? { name: '', entries: {}, answers: [] };
  const begun = askedSections(form).filter(
    (one) => form.sections[one] === 'required' && !given.entries[one]?.length,
  );
  return { ...given, entries: { ...given.entries, ...Object.fromEntries(begun.map((one) => [one, [{}]])) } };
}

/** The content with one answer changed; an empty one is none. */
export function withAnswer(
  content: ApplicationContent,
  questionId: string,
  text: string,
): ApplicationContent {
  const others = content.answers.filter((one) => one.questionId !== questionId);
  return { ...content, answers: text === '' ? others : [...others, { questionId, text }] };
}

export const answerOf = ({ answers }: ApplicationContent, questionId: string): string =>
  answers.find((one) => one.questionId === questionId)?.text ?? '';

/** Whatever keeps the form from being sent, by what it is about; values are keys of phrases. */
export interface ApplicationFaults {
  name?: string;
  /** Sections that need an entry. */
  missing: readonly EntrySection[];
  /** Sections with an entry that has a fault. */
  faulty: readonly EntrySection[];
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>;
  /** A document is required and not there. */
  documents: boolean;
}

const nameKeys = {
  missing: 'apply.fault.name',
  none: 'apply.fault.noName',
  long: 'apply.fault.nameLong',
};

export function applicationFaults(
  content: ApplicationContent,
  { form, asking }: Pick<OwnApplication, 'form' | 'asking'>,
  files: readonly { questionId: string | null }[],
): ApplicationFaults {
  const name = personNameFault(content.name, LONGEST_PERSON_NAME);
  const asked = askedSections(form);
  const filled = (section: EntrySection) => (content.entries[section] ?? []).filter(isFilled);
  const answers = form.questions.flatMap((question) => {
    const fault = answerFault(question, answerOf(content, question.id));
    return fault ? [[question.id, `apply.fault.answer.${fault}`]] : [];
  });
  const without = missingFiles(form, files);
  for (const place of without) if (place !== 'documents') answers.push([place, 'apply.fault.answer.file']);
  return {
    ...(name && { name: nameKeys[name] }),
    missing: asked.filter((one) => form.sections[one] === 'required' && filled(one).length === 0),
    faulty: asked.filter((one) => filled(one).some((entry) => entryFaults(one, entry, asking).length > 0)),
    answers: Object.fromEntries(answers) as Record<string, string>,
    documents: without.includes('documents'),
  };
}

export const hasFaults = ({ name, missing, faulty, answers, documents }: ApplicationFaults): boolean =>
  documents ||
  name !== undefined ||
  missing.length > 0 ||
  faulty.length > 0 ||
  Object.keys(answers).length > 0;
