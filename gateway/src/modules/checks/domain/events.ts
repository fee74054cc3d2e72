/**
 * The events of a check's timeline. Each is the action `check.<event>` of an audit event of entity `check`, written in the
 * transaction of the change; the console has words for every one (records.event.<event>).
 */
export const timelineEvents = [
  'ordered',
  'approved',
  'paid',
  'invited',
  'reminded',
  'resent',
  'opened',
  'verified',
  'consentGiven',
  'consentWithdrawn',
  'paperConfirmed',
  'paperRefused',
  'submitted',
  'started',
  'itemStarted',
  'infoRequested',
  'infoAnswered',
  'resumed',
  'itemDone',
  'itemReopened',
  'itemStands',
  'itemCancelled',
  'inReview',
  'returned',
  'reported',
  'disputed',
  'disputeRejected',
  'shared',
  'shareRevoked',
  'assigned',
  'assignmentUndone',
  'cancelled',
  'expired',
  'revealed',
] as const;

export type TimelineEvent = (typeof timelineEvents)[number];

/** The audit action of a timeline event. */
export function actionOf(event: TimelineEvent): `check.${TimelineEvent}` {
  return `check.${event}`;
}
