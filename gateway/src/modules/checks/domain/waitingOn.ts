import type { CheckStatus, ItemStatus } from '../../../kernel/states/machines';

/** The parties a check may wait for. */
export type WaitingOn =
  'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';

const ofStatus: Record<CheckStatus, WaitingOn> = {
  awaitingApproval: 'approval',
  awaitingPayment: 'payment',
  awaitingConsent: 'candidate',
  inProgress: 'analyst',
  awaitingInfo: 'candidate',
  inReview: 'reviewer',
  reported: 'nobody',
  disputed: 'analyst',
  cancelled: 'nobody',
  expired: 'nobody',
};

/** States of a check in which an item may ask a question: it is being worked on. */
export const asking: readonly CheckStatus[] = ['awaitingInfo', 'disputed'];

/**
 * The party a check in this state waits for: the addressee of its items' open questions. With questions to both sides it is
 * the enterprise, which works from lists; the candidate's link shows their own questions anyway.
 */
export function waitingOnOf(
  status: CheckStatus,
  items: readonly { status: ItemStatus; questionOf: 'candidate' | 'enterprise' | null }[],
): WaitingOn {
  if (!asking.includes(status)) return ofStatus[status];
  const open = items.filter((item) => item.status === 'awaitingInfo').map((item) => item.questionOf);
  if (open.includes('enterprise')) return 'enterprise';
  return open.length > 0 ? 'candidate' : ofStatus[status];
}
