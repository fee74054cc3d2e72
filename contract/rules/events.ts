/**
 * Events of an account that people are notified of by the bell, by SMS and by webhooks. Their names are the audit actions of
 * the same acts.
 */
export const eventKinds = [
  'check.ordered',
  'check.submitted',
  'check.started',
  'check.infoRequested',
  'check.inReview',
  'check.reported',
  'check.disputed',
  'check.disputeRejected',
  'check.cancelled',
  'check.expired',
  'check.consentWithdrawn',
  'order.placed',
  'order.approved',
  'order.rejected',
  'enterprise.submitted',
  'enterprise.verified',
  'enterprise.rejected',
  'enterprise.changeSubmitted',
  'enterprise.changed',
  'enterprise.changeRejected',
  'webhook.disabled',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** Events that only staff are notified of, never a webhook. */
export const staffEventKinds = [
  'check.infoAnswered',
  'check.returned',
  'work.handedOver',
  'work.takenOver',
  'work.stopped',
  'lostPhone.asked',
  'recharge.asked',
  'recharge.firstConfirmed',
  'reversal.asked',
  'reversal.refused',
  'correction.asked',
  'correction.refused',
  'payout.asked',
  'payout.entered',
  'rechargeLimit.asked',
  'payment.differed',
  'payment.refundStuck',
  'invoice.asked',
  'calendar.ending',
  'signedText.asked',
  'signedText.sentBack',
  'bankAccount.asked',
  'bankAccount.refused',
  'closing.erased',
] as const;

export type StaffEventKind = (typeof staffEventKinds)[number];

/** Events that only the person concerned is notified of, or the managers of the account, never a webhook. */
export const ownEventKinds = [
  'closing.asked',
  'closing.soon',
  'closing.takenBack',
  'closing.postponed',
  'task.done',
  'task.failed',
  'member.handedOver',
  'records.given',
  'records.takenBack',
  'user.left',
  'ownership.handedOn',
  'check.overdue',
  'check.notReached',
  'check.disputedByCandidate',
  'apiKey.ending',
  'signIn.newBrowser',
  'balance.low',
  'statement.closed',
  'lostPhone.replaced',
  'lostPhone.rejected',
  'lostPhone.lapsed',
  'recharge.confirmed',
  'recharge.rejected',
  'reversal.done',
  'correction.done',
  'payout.paid',
  'payout.rejected',
  'order.awaitingApproval',
  'order.awaitingPayment',
  'payment.paid',
  'payment.givenBack',
  'payment.settled',
  'invoice.issued',
  'invoice.rejected',
  'invoice.replaced',
  'serviceContract.announced',
  'serviceContract.withdrawn',
  'bankAccount.changed',
] as const;

export type OwnEventKind = (typeof ownEventKinds)[number];

/** True for an action of the audit trail that is also an event. */
export function isEventKind(action: string): action is EventKind {
  return (eventKinds as readonly string[]).includes(action);
}
