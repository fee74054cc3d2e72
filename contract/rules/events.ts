/**
 * What happens in an account that others are told of, by the bell, by SMS and by webhooks. The names are the audit actions
 * of the same deeds. Source: product rules, issue 3 (notifications, webhooks).
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
  'enterprise.submitted',
  'enterprise.verified',
  'enterprise.rejected',
  'webhook.disabled',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** What is told among staff alone: no webhook hears of it. */
export const staffEventKinds = [
  'check.infoAnswered',
  'check.returned',
  'work.handedOver',
  'work.takenOver',
  'work.stopped',
] as const;

export type StaffEventKind = (typeof staffEventKinds)[number];

/** What is told to the one person who began it: no webhook hears of it. */
export const ownEventKinds = ['task.done', 'task.failed'] as const;

export type OwnEventKind = (typeof ownEventKinds)[number];

/** True when an action of the audit trail is one that others are told of. */
export function isEventKind(action: string): action is EventKind {
  return (eventKinds as readonly string[]).includes(action);
}
