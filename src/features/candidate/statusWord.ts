import type { CandidateView } from '../../api/candidateApi';

export type StatusWord =
  'submitted' | 'question' | 'inReview' | 'reported' | 'disputed' | 'cancelled' | 'expired';

/** What the check's state means to the candidate: one sentence below `candidate.status`. */
export function statusWord({ status, items }: Pick<CandidateView, 'status' | 'items'>): StatusWord {
  if (items.some((item) => item.question && item.status === 'awaitingInfo')) return 'question';
  const words: Record<CandidateView['status'], StatusWord> = {
    awaitingPayment: 'submitted',
    awaitingConsent: 'submitted',
    inProgress: 'submitted',
    // It waits for the enterprise: nothing the candidate could do.
    awaitingInfo: 'submitted',
    inReview: 'inReview',
    reported: 'reported',
    disputed: 'disputed',
    cancelled: 'cancelled',
    expired: 'expired',
  };
  return words[status];
}
