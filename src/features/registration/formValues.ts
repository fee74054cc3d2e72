import {
  formFaults,
  keepDaysLimits,
  LONGEST_CHOICE,
  LONGEST_INTRO,
  LONGEST_QUESTION,
  LONGEST_TITLE,
  MOST_CHOICES,
  MOST_QUESTIONS,
  SHORTEST_LEGAL_REASON,
  tidied,
  type FormFaultName,
  type FormSections,
  type OwnQuestion,
  type RegistrationFormDraft,
  type SectionHelps,
} from '@probity/contract/rules/registrationForm';
import type { FormContent, RegistrationFormInput } from '../../api/resources/registrationsApi';
import type { FormFault } from '../../components/form/formRules';
import { newId } from '../../lib/newId';

/** A question as it is typed: its choices one a line. */
export type TypedQuestion = Omit<OwnQuestion, 'choices'> & { choices: string };

/** A form as it is built; days as typed. */
export interface FormValues {
  title: string;
  intro: string;
  sections: FormSections;
  /** Empty for a section that explains itself. */
  sectionHelps: Record<keyof FormSections, string>;
  questions: TypedQuestion[];
  keepDays: string;
}

function helpsOf(helps: SectionHelps): FormValues['sectionHelps'] {
  const { education = '', employment = '', certificates = '', references = '', documents = '' } = helps;
  return { education, employment, certificates, references, documents };
}

/** Schools and employers are what most positions ask for; nothing that the law protects. */
export const emptyForm: FormValues = {
  title: '',
  intro: '',
  sections: {
    education: 'required',
    employment: 'optional',
    certificates: 'off',
    references: 'off',
    documents: 'off',
  },
  sectionHelps: helpsOf({}),
  questions: [],
  keepDays: String(keepDaysLimits.usual),
};

export const newQuestion = (): TypedQuestion => ({
  id: newId(),
  kind: 'text',
  label: '',
  help: '',
  isRequired: false,
  choices: '',
  legalReason: '',
});

export function valuesOf({ questions, keepDays, sectionHelps, ...form }: FormContent): FormValues {
  return {
    title: form.title,
    intro: form.intro,
    sections: form.sections,
    sectionHelps: helpsOf(sectionHelps),
    questions: questions.map((one) => ({ ...one, choices: one.choices.join('\n') })),
    keepDays: String(keepDays),
  };
}

/** The form as the rules and the gateway know it. Days that are no number are none that is allowed. */
export function draftOf(values: FormValues): RegistrationFormDraft {
  // An input method for Chinese writes digits of full width, which are the same numbers.
  const days = values.keepDays.normalize('NFKC').trim();
  return tidied({
    ...values,
    keepDays: /^\d{1,4}$/.test(days) ? Number(days) : 0,
    questions: values.questions.map((one) => ({ ...one, choices: one.choices.split('\n') })),
  });
}

export function toInput(
  values: FormValues,
  read: { formId?: string; version?: number },
): RegistrationFormInput {
  const { questions, ...draft } = draftOf(values);
  return { ...read, ...draft, questions: questions.map((one) => ({ ...one, choices: [...one.choices] })) };
}

const limits: Partial<Record<FormFaultName, number>> = {
  titleLong: LONGEST_TITLE,
  introLong: LONGEST_INTRO,
  questionLong: LONGEST_QUESTION,
  helpLong: LONGEST_QUESTION,
  choicesMany: MOST_CHOICES,
  choiceLong: LONGEST_CHOICE,
  legalReasonMissing: SHORTEST_LEGAL_REASON,
  legalReasonLong: LONGEST_QUESTION,
  tooManyQuestions: MOST_QUESTIONS,
};

/** What keeps a form from being saved, each fault at its field; the first of a field counts. */
export function formRules(values: FormValues): Record<string, FormFault> {
  const faults = formFaults(draftOf(values)).reverse();
  return Object.fromEntries(
    faults.map(({ path, fault, choice }) => [
      path,
      { key: `registration.form.fault.${fault}`, values: { limit: limits[fault], choice } },
    ]),
  );
}
