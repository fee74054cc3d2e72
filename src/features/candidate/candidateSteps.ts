import type { CandidateView, FormSection } from '../../api/resources/candidateApi';

/** The steps before submitting; a section of the form is a step of its own. */
export type Step = 'about' | 'items' | 'sign' | FormSection | 'review';

/** The steps of this check in their order. A consent signed on paper needs no signature here. */
export function stepsOf({ consentWay, sections }: Pick<CandidateView, 'consentWay' | 'sections'>): Step[] {
  return ['about', 'items', ...(consentWay === 'paper' ? [] : (['sign'] as const)), ...sections, 'review'];
}

/** Where to go on: consent first, then the first section without a content, else the review. */
export function openStep(
  view: Pick<CandidateView, 'consentWay' | 'consentGivenAt' | 'sections' | 'form'>,
): Step {
  if (view.consentWay !== 'paper' && !view.consentGivenAt) return 'items';
  return view.sections.find((section) => !hasContent(view.form[section])) ?? 'review';
}

/** True once something was kept: resuming then skips the introduction. */
export function hasBegun(view: Pick<CandidateView, 'consentGivenAt' | 'savedAt' | 'consentWay'>): boolean {
  return view.savedAt !== null || (view.consentWay !== 'paper' && view.consentGivenAt !== null);
}

function hasContent(content: object | undefined): boolean {
  return content !== undefined && Object.keys(content).length > 0;
}

/** The form is still to be sent. */
export function isOpen({ submittedAt, status }: Pick<CandidateView, 'submittedAt' | 'status'>): boolean {
  return submittedAt === null && (status === 'awaitingConsent' || status === 'awaitingPayment');
}

/** Refusing or withdrawing this one ends the whole check (product: consent refused for identity). */
export const IDENTITY_ITEM = 'identity';
