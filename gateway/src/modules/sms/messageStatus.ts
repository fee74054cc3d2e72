import type { components } from '../../kernel/contract.gen';

export type SmsStatus = components['schemas']['SmsStatus'];
export type SmsReason = components['schemas']['SmsReason'];

/** What the outbox knows of a message (sms_outbox_take). */
export interface OutboxStanding {
  /** What was done with it: waiting, retrying, sent, failed, expired. */
  status: string;
  /** What the network said of it; null: nothing yet. */
  delivery: Exclude<SmsStatus, 'queued' | 'sent'> | null;
  /** Set where it was refused or did not reach the phone. */
  deliveryReason: Exclude<SmsReason, 'notTaken'> | null;
}

/** How far a message came, and why no further. A carrier that took it in no try at all has refused it. */
export function messageStatus({ status, delivery, deliveryReason }: OutboxStanding): {
  status: SmsStatus;
  reason: SmsReason | null;
} {
  if (delivery) return { status: delivery, reason: deliveryReason };
  if (status === 'sent') return { status: 'sent', reason: null };
  if (status === 'failed' || status === 'expired') return { status: 'refused', reason: 'notTaken' };
  return { status: 'queued', reason: null };
}

/** True for a message that did not arrive, and will not. */
export const isLost = (standing: OutboxStanding): boolean =>
  ['refused', 'unreachable'].includes(messageStatus(standing).status);
