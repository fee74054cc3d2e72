import { entrySections, type EntrySection } from './fields/sections';
import { lengthOf, plainText } from './plainText';

/** The most forms of an account, and the most own questions of one. */
export const MOST_FORMS = 100;
export const MOST_QUESTIONS = 40;
export const MOST_CHOICES = 20;
/** The most applications a link takes. */
export const MOST_APPLICATIONS = 5_000;
/** The most files of one application, and of one question or the documents. */
export const MOST_FILES = 30;
export const MOST_FILES_EACH = 10;
/** How often an application may be sent: once, and then corrected. */
export const MOST_SENDINGS = 21;
/** The most tags of an account, of one application, and the longest. */
export const MOST_TAGS = 30;
export const MOST_TAGS_EACH = 10;
export const LONGEST_TAG = 20;
export const LONGEST_TITLE = 50;
export const LONGEST_INTRO = 500;
export const LONGEST_QUESTION = 200;
export const LONGEST_CHOICE = 50;
export const LONGEST_ANSWER = 1_000;
/** A legal reason is a sentence, not a nod: the applicant reads it. */
export const SHORTEST_LEGAL_REASON = 6;
/** Days for which an application is kept after it was sent. */
export const keepDaysLimits = { least: 30, most: 730, usual: 180 } as const;

export const questionKinds = ['text', 'choice', 'date', 'file'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface OwnQuestion {
  /** Unchanged over the versions of a form: an answer belongs to it. */
  id: string;
  kind: QuestionKind;
  label: string;
  help: string;
  isRequired: boolean;
  choices: readonly string[];
  /** What allows asking for what the law protects; the applicant reads it. */
  legalReason: string;
}

/** `off`: not asked for. `optional`: may stay empty. `required`: at least one entry. */
export const sectionStates = ['off', 'optional', 'required'] as const;
export type SectionState = (typeof sectionStates)[number];
/** `documents`: certificates and the like as files, at least one where it is required. */
export type FormSections = Record<EntrySection | 'documents', SectionState>;

/** What applicants read below the title of a section, where there is anything to say. */
export type SectionHelps = Partial<Record<keyof FormSections, string>>;

export interface RegistrationFormDraft {
  title: string;
  intro: string;
  sections: FormSections;
  sectionHelps: SectionHelps;
  questions: readonly OwnQuestion[];
  keepDays: number;
}

/** As it is sent or was stored: one that says nothing of its sections may leave that out, and older ones do. */
export type GivenRegistrationForm = Omit<RegistrationFormDraft, 'sectionHelps'> & {
  sectionHelps?: SectionHelps | undefined;
};

export type FormFaultName =
  | 'titleMissing'
  | 'titleLong'
  | 'introLong'
  | 'questionMissing'
  | 'questionLong'
  | 'helpLong'
  | 'helpProtected'
  | 'questionTwice'
  | 'choicesFew'
  | 'choicesMany'
  | 'choiceLong'
  | 'choiceTwice'
  | 'legalReasonMissing'
  | 'legalReasonLong'
  | 'tooManyQuestions'
  | 'keepDays';

/** `path` as the contract names the field: `title`, `sectionHelps.education`, `questions.2.label`. */
export interface FormFault {
  path: string;
  fault: FormFaultName;
  /** The choice that is there twice. */
  choice?: string;
}

/** What an employer may ask before hiring only where a law says so: family, health, faith, politics, descent. */
const PROTECTED: readonly RegExp[] = [
  /婚|孕|生育|子女|配偶|病史|疾病|残疾|健康|体检|乙肝|政治面貌|党员|宗教|信仰|民族|籍贯|血型|性取向/,
  /\b(marri(ed|age)|marital|spouse|husband|wife|pregnan\w*|child(ren)?|kids|family planning)\b/i,
  /\b(health|ill(ness)?|disease|disab\w*|medical|hepatitis|blood type|hiv)\b/i,
  /\b(religio\w*|faith|church|political|party member\w*|trade union|ethnic\w*|race|sexual\w*)\b/i,
];

const asksForProtected = (texts: readonly string[]) =>
  texts.some((text) => PROTECTED.some((words) => words.test(text)));

/** True for a question about what the law protects: it is asked with the legal reason only. */
export const isProtected = ({
  label,
  help,
  choices,
}: Pick<OwnQuestion, 'label' | 'help' | 'choices'>): boolean => asksForProtected([label, help, ...choices]);

/** Every fault of a form, in the order of the screen. */
export function formFaults(form: RegistrationFormDraft): FormFault[] {
  const faults: FormFault[] = [];
  const title = plainText(form.title);
  if (title === '') faults.push({ path: 'title', fault: 'titleMissing' });
  if (lengthOf(title) > LONGEST_TITLE) faults.push({ path: 'title', fault: 'titleLong' });
  if (lengthOf(form.intro.trim()) > LONGEST_INTRO) faults.push({ path: 'intro', fault: 'introLong' });
  if (!isBetween(form.keepDays, keepDaysLimits.least, keepDaysLimits.most))
    faults.push({ path: 'keepDays', fault: 'keepDays' });
  for (const [section, help] of Object.entries(form.sectionHelps)) {
    const path = `sectionHelps.${section}`;
    if (lengthOf(plainText(help)) > LONGEST_QUESTION) faults.push({ path, fault: 'helpLong' });
    // Below a section there is no place for the reason that an applicant would read.
    else if (asksForProtected([help])) faults.push({ path, fault: 'helpProtected' });
  }
  if (form.questions.length > MOST_QUESTIONS) faults.push({ path: 'questions', fault: 'tooManyQuestions' });
  const labels = form.questions.map(({ label }) => plainText(label));
  form.questions.forEach((question, index) => {
    const at = (name: string, fault: FormFaultName) =>
      faults.push({ path: `questions.${index}.${name}`, fault });
    const label = labels[index]!;
    if (label === '') at('label', 'questionMissing');
    else if (labels.indexOf(label) < index) at('label', 'questionTwice');
    if (lengthOf(label) > LONGEST_QUESTION) at('label', 'questionLong');
    if (lengthOf(plainText(question.help)) > LONGEST_QUESTION) at('help', 'helpLong');
    const chosen = choiceFault(question);
    if (chosen) faults.push({ path: `questions.${index}.choices`, ...chosen });
    const reason = plainText(question.legalReason);
    if (lengthOf(reason) > LONGEST_QUESTION) at('legalReason', 'legalReasonLong');
    if (isProtected(question) && lengthOf(reason) < SHORTEST_LEGAL_REASON)
      at('legalReason', 'legalReasonMissing');
  });
  return faults;
}

function choiceFault({ kind, choices }: OwnQuestion): Omit<FormFault, 'path'> | undefined {
  if (kind !== 'choice') return undefined;
  const given = choices.map(plainText).filter(Boolean);
  if (given.length < 2) return { fault: 'choicesFew' };
  if (given.length > MOST_CHOICES) return { fault: 'choicesMany' };
  if (given.some((one) => lengthOf(one) > LONGEST_CHOICE)) return { fault: 'choiceLong' };
  const choice = given.find((one, at) => given.indexOf(one) < at);
  return choice === undefined ? undefined : { fault: 'choiceTwice', choice };
}

/** As it is stored: invisible characters and blank choices gone, nothing kept that its kind does not have. */
export function tidied(form: GivenRegistrationForm): RegistrationFormDraft {
  return {
    title: plainText(form.title),
    intro: form.intro.trim(),
    sections: sectionsOf(form.sections),
    sectionHelps: Object.fromEntries(
      formSections
        .map((section) => [section, plainText(form.sectionHelps?.[section] ?? '')] as const)
        .filter(([, help]) => help !== ''),
    ),
    keepDays: form.keepDays,
    questions: form.questions.map((one) => ({
      id: one.id,
      kind: one.kind,
      label: plainText(one.label),
      help: plainText(one.help),
      isRequired: one.isRequired,
      choices: one.kind === 'choice' ? one.choices.map(plainText).filter(Boolean) : [],
      legalReason: isProtected(one) ? plainText(one.legalReason) : '',
    })),
  };
}

/** Every section, in the order of the form. */
export const formSections = [...entrySections, 'documents'] as const;

/** The sections in their order. A form that is older than a section does not ask for it. */
export const sectionsOf = (sections: Partial<FormSections>): FormSections =>
  Object.fromEntries(formSections.map((one) => [one, sections[one] ?? 'off'])) as FormSections;

/** True for an entry with something in it: an empty one is not sent. */
export const isFilled = (entry: object): boolean =>
  Object.values(entry).some((value) => value === true || (typeof value === 'string' && value.trim() !== ''));

/** The files that a form asks for and are missing: the id of a question, or `documents`. */
export function missingFiles(
  { sections, questions }: Pick<RegistrationFormDraft, 'sections' | 'questions'>,
  files: readonly { questionId: string | null }[],
): string[] {
  const has = (questionId: string | null) => files.some((one) => one.questionId === questionId);
  const asked = questions.filter(({ kind, isRequired }) => kind === 'file' && isRequired);
  return [
    ...(sections.documents === 'required' && !has(null) ? ['documents'] : []),
    ...asked.filter(({ id }) => !has(id)).map(({ id }) => id),
  ];
}

/** The fault of an answer, or undefined. A question that is not asked any more is nobody's fault. */
export function answerFault(
  question: Pick<OwnQuestion, 'kind' | 'isRequired' | 'choices'>,
  answer: string | undefined,
): 'missing' | 'choice' | 'date' | 'long' | undefined {
  // Its files are no text: missingFiles.
  if (question.kind === 'file') return undefined;
  const text = answer?.trim() ?? '';
  if (text === '') return question.isRequired ? 'missing' : undefined;
  if (lengthOf(text) > LONGEST_ANSWER) return 'long';
  if (question.kind === 'choice' && !question.choices.includes(text)) return 'choice';
  return question.kind === 'date' && !isDay(text) ? 'date' : undefined;
}

/** `YYYY-MM-DD` of a day that exists. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
