import { askedFields, type AskingItem } from '@probity/contract/rules/fields/asked';
import { entrySections, type EntrySection } from '@probity/contract/rules/fields/sections';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import { answerFault, isFilled, type RegistrationFormDraft } from '@probity/contract/rules/registrationForm';
import type { Lang } from '../../../kernel/context';
import type { components } from '../../../kernel/contract.gen';
import { fieldWords } from '../../../kernel/words';
import { sectionFaults, strayFaults, type FormFault } from '../../candidate/formRules';
import { words } from '../words';

export type Content = components['schemas']['ApplicationContent'];
type Entry = components['schemas']['FormEntry'];
type Form = Pick<RegistrationFormDraft, 'sections' | 'questions'>;

const answerWords = {
  missing: words.answerMissing,
  long: words.answerLong,
  choice: words.choiceUnknown,
  date: words.noDay,
} as const;

/** What no draft may hold: fields of another section, or a file. */
export function strayIn({ entries }: Content, lang: Lang): FormFault[] {
  return entrySections.flatMap((section) =>
    (entries[section] ?? []).flatMap((entry, at) => {
      const { fileIds, ...rest } = entry;
      const file = fileIds
        ? [{ path: `content.entries.${section}.${at}.fileIds`, msg: fieldWords.unknown[lang] }]
        : [];
      const other = strayFaults(section, { entries: [rest] }, lang);
      return [
        ...file,
        ...other.map(({ path, msg }) => ({
          path: path.replace('content.entries.0', `content.entries.${section}.${at}`),
          msg,
        })),
      ];
    }),
  );
}

/** What a form asks for and was given: nothing of a section that is off, of a field or of a question that is not asked any more. */
export function asked(content: Content, form: Form, items: readonly AskingItem[]): Content {
  const entries = Object.fromEntries(
    entrySections.flatMap((section) => {
      const given = onlyAsked(section, content.entries[section], items).filter(isFilled);
      return form.sections[section] === 'off' || given.length === 0 ? [] : [[section, given]];
    }),
  );
  const answers = form.questions.flatMap(({ id, kind }) => {
    if (kind === 'file') return [];
    const text = content.answers.find((one) => one.questionId === id)?.text.trim();
    return text ? [{ questionId: id, text }] : [];
  });
  return { name: plainText(content.name), entries, answers };
}

/** The entries of a section without the fields that none of these items asks for. */
export function onlyAsked(
  section: EntrySection,
  entries: readonly Entry[] = [],
  items: readonly AskingItem[],
): Entry[] {
  const names = new Set<string>(askedFields(section, items).map(({ name }) => name));
  return entries.map(
    (entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => names.has(name))) as Entry,
  );
}

/** True where nothing is given. */
export const isBlank = ({ name, entries, answers }: Content): boolean =>
  name === '' && answers.length === 0 && !entrySections.some((one) => entries[one]?.some(isFilled));

/** Everything that is missing or wrong, in the order of the form: `name`, `education.0.school`, `answers.<id>`. */
export function contentFaults(
  content: Content,
  form: Form,
  items: readonly AskingItem[],
  lang: Lang,
): FormFault[] {
  const faults: FormFault[] = [];
  const name = personNameFault(content.name, LONGEST_PERSON_NAME);
  if (name)
    faults.push({ path: 'name', msg: (name === 'missing' ? fieldWords.required : fieldWords.noName)[lang] });
  for (const section of entrySections) {
    const entries = content.entries[section] ?? [];
    if (entries.length === 0) {
      if (form.sections[section] === 'required')
        faults.push({ path: section, msg: words.entryMissing[lang] });
      continue;
    }
    faults.push(...sectionFaults(section, { entries }, { asked: {}, items }, lang));
  }
  for (const question of form.questions) {
    const given = content.answers.find(({ questionId }) => questionId === question.id);
    const fault = answerFault(question, given?.text);
    if (fault) faults.push({ path: `answers.${question.id}`, msg: answerWords[fault][lang] });
  }
  return faults;
}
