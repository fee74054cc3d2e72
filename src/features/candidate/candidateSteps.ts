import type { CandidateView, FormSection } from '../../api/resources/candidateApi';

/** The steps before submitting; a section of the form is a step of its own. */
export type Step = 'about' | 'items' | 'sign' | FormSection | 'review';

/** The steps of this check in their order. A consent signed on paper needs no signature here. */
export function stepsOf({ consentWay, sections }: Pick<CandidateView, 'consentWay' | 'sections'>): Step[] {
  return ['about', 'items', ...(consentWay === 'paper' ? [] : (['sign'] as const)), ...sections, 'review'];
}

/** The step to resume at: consent first, then the first section without content, else the review. */
export function openStep(
  view: Pick<CandidateView, 'consentWay' | 'consentGivenAt' | 'sections' | 'form'>,
): Step {
  if (view.consentWay !== 'paper' && !view.consentGivenAt) return 'items';
  return view.sections.find((section) => !hasContent(view.form[section])) ?? 'review';
}

/** True once something was saved: resuming then skips the introduction. */
export function hasBegun(view: Pick<CandidateView, 'consentGivenAt' | 'savedAt' | 'consentWay'>): boolean {
  return view.savedAt !== null || (view.consentWay !== 'paper' && view.consentGivenAt !== null);
}

function hasContent(content: object | undefined): boolean {
  return content !== undefined && Object.keys(content).length > 0;
}

/** True while the form is not submitted. */
export function isOpen({ submittedAt, status }: Pick<CandidateView, 'submittedAt' | 'status'>): boolean {
  return submittedAt === null && (status === 'awaitingConsent' || status === 'awaitingPayment');
}

/** Refusing or withdrawing this item ends the whole check (product: consent refused for identity). */
export const IDENTITY_ITEM = 'identity';
