import { missingFiles, type RegistrationFormDraft } from '@probity/contract/rules/registrationForm';
import type { Lang } from '../../../kernel/context';
import type { FormFault } from '../../candidate/formRules';
import { words } from '../words';

type Form = Pick<RegistrationFormDraft, 'sections' | 'questions'>;
type Placed = { questionId: string | null };

/** Whether a form asks for a file there: by a question, or as one of the documents. */
export const isAskedFor = ({ sections, questions }: Form, questionId: string | null): boolean =>
  questionId === null
    ? (sections.documents ?? 'off') !== 'off'
    : questions.some(({ id, kind }) => id === questionId && kind === 'file');

/** The files that a form asks for; others were given to an older one. */
export const askedFiles = <One extends Placed>(form: Form, files: readonly One[]): One[] =>
  files.filter(({ questionId }) => isAskedFor(form, questionId));

export const fileFaults = (form: Form, files: readonly Placed[], lang: Lang): FormFault[] =>
  missingFiles(form, files).map((place) => ({
    path: place === 'documents' ? place : `answers.${place}`,
    msg: words.fileMissing[lang],
  }));
