import type { CandidateView } from '../../api/resources/candidateApi';

export type StatusWord =
  | 'submitted'
  | 'question'
  | 'inReview'
  | 'reported'
  | 'disputed'
  | 'disputedByOther'
  | 'disputeRejected'
  | 'cancelled'
  | 'cancelledByEnterprise'
  | 'expired';

/** True for an item that waits for the candidate's answer. */
export const isAsking = ({ question, status }: CandidateView['items'][number]): boolean =>
  question !== null && question !== '' && status === 'awaitingInfo';

/** The meaning of the check's state for the candidate: one sentence below `candidate.status`. */
export function statusWord({
  status,
  items,
  disputes,
}: Pick<CandidateView, 'status' | 'items' | 'disputes'>): StatusWord {
  if (items.some(isAsking)) return 'question';
  const last = disputes.at(-1);
  const isMine = last?.side === 'candidate';
  const words: Record<CandidateView['status'], StatusWord> = {
    awaitingApproval: 'submitted',
    awaitingPayment: 'submitted',
    awaitingConsent: 'submitted',
    inProgress: 'submitted',
    // It waits for the enterprise: the candidate can do nothing.
    awaitingInfo: 'submitted',
    inReview: 'inReview',
    reported: isMine && last.answer?.kind === 'rejected' ? 'disputeRejected' : 'reported',
    disputed: isMine ? 'disputed' : 'disputedByOther',
    cancelled: isEndedByCandidate(items) ? 'cancelled' : 'cancelledByEnterprise',
    expired: 'expired',
  };
  return words[status];
}

/** Without the identity, or without any item, a check ends by itself. */
function isEndedByCandidate(items: CandidateView['items']): boolean {
  const isTakenBack = ({ consent }: CandidateView['items'][number]) =>
    consent === 'refused' || consent === 'withdrawn';
  return items.every(isTakenBack) || items.some((item) => item.itemCode === 'identity' && isTakenBack(item));
}
