import { may, type Action } from '@probity/contract/permissions';
import { enterpriseRoles, roles, staffRoles, type Role } from '@probity/contract/roles';
import type { components } from '../../../kernel/contract.gen';

export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationChannel = components['schemas']['NotificationChannel'];

export interface NotificationRule {
  /** The people notified: the enterprise's own, the staff who serve it, or both. */
  side: 'enterprise' | 'staff' | 'both';
  /** The right, or one of the rights, that makes the kind concern a role. */
  right: Action | readonly Action[];
  /** Concerns a check: its orderer is notified, others only if they chose so and may see the check. */
  isOfOrderer: boolean;
  /** Only the person it is about is notified. */
  isOfPerson?: true;
  /** Also sent by SMS by default: for events that block work until somebody acts, or that somebody waited for. */
  sms: boolean;
}

const exports = ['check.export', 'audit.read'] as const;
const works = [
  'work.item',
  'work.paper',
  'certification.decide',
  'lostPhone.decide',
  'recharge.decide',
  'invoice.decide',
] as const;

/**
 * The kinds of notification: the people each concerns, and whether an SMS is sent by default. In the product everybody
 * concerned is notified, unless they chose otherwise.
 */
export const notificationRules: Record<NotificationKind, NotificationRule> = {
  'check.reported': { side: 'enterprise', right: 'report.read', isOfOrderer: true, sms: false },
  'check.disputeRejected': { side: 'enterprise', right: 'report.read', isOfOrderer: true, sms: false },
  'check.infoRequested': { side: 'enterprise', right: 'check.order', isOfOrderer: true, sms: true },
  'check.expired': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'check.consentWithdrawn': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'check.cancelled': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'check.overdue': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'check.notReached': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'check.inReview': { side: 'staff', right: 'report.edit', isOfOrderer: false, sms: false },
  'check.disputed': { side: 'staff', right: 'report.edit', isOfOrderer: false, sms: false },
  'check.disputedByCandidate': {
    side: 'enterprise',
    right: 'report.read',
    isOfOrderer: true,
    sms: false,
  },
  'order.placed': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'order.awaitingApproval': { side: 'enterprise', right: 'order.approve', isOfOrderer: false, sms: true },
  'order.approved': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'order.rejected': { side: 'enterprise', right: 'check.read', isOfOrderer: true, sms: false },
  'enterprise.submitted': { side: 'staff', right: 'certification.decide', isOfOrderer: false, sms: false },
  'enterprise.verified': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'enterprise.rejected': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'enterprise.changeSubmitted': {
    side: 'staff',
    right: 'certification.decide',
    isOfOrderer: false,
    sms: false,
  },
  'enterprise.changed': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'enterprise.changeRejected': {
    side: 'enterprise',
    right: 'enterprise.manage',
    isOfOrderer: false,
    sms: true,
  },
  'check.infoAnswered': {
    side: 'staff',
    right: 'work.item',
    isOfOrderer: false,
    isOfPerson: true,
    sms: false,
  },
  'check.returned': {
    side: 'staff',
    right: 'report.edit',
    isOfOrderer: false,
    isOfPerson: true,
    sms: false,
  },
  'work.handedOver': { side: 'staff', right: works, isOfOrderer: false, isOfPerson: true, sms: false },
  'work.takenOver': { side: 'staff', right: works, isOfOrderer: false, isOfPerson: true, sms: false },
  'work.stopped': { side: 'staff', right: 'work.item', isOfOrderer: false, isOfPerson: true, sms: false },
  'webhook.disabled': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'member.handedOver': {
    side: 'enterprise',
    right: ['check.order', 'order.approve'],
    isOfOrderer: false,
    isOfPerson: true,
    sms: false,
  },
  'records.given': {
    ...{ side: 'enterprise', right: 'check.order', isOfOrderer: false, isOfPerson: true, sms: false },
  },
  'records.takenBack': {
    ...{ side: 'enterprise', right: 'check.order', isOfOrderer: false, isOfPerson: true, sms: false },
  },
  'user.left': { side: 'enterprise', right: 'user.manage', isOfOrderer: false, sms: false },
  'ownership.handedOn': {
    side: 'enterprise',
    right: 'user.manage',
    isOfOrderer: false,
    isOfPerson: true,
    sms: true,
  },
  'lostPhone.asked': { side: 'staff', right: 'lostPhone.decide', isOfOrderer: false, sms: false },
  'lostPhone.replaced': { side: 'enterprise', right: 'lostPhone.ask', isOfOrderer: false, sms: false },
  'lostPhone.rejected': { side: 'enterprise', right: 'lostPhone.ask', isOfOrderer: false, sms: false },
  'lostPhone.lapsed': { side: 'enterprise', right: 'lostPhone.ask', isOfOrderer: false, sms: false },
  'recharge.asked': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'recharge.confirmed': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'recharge.rejected': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'recharge.firstConfirmed': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'reversal.asked': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'reversal.refused': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'correction.asked': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'correction.refused': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'correction.done': { side: 'enterprise', right: 'balance.watch', isOfOrderer: false, sms: false },
  'rechargeLimit.asked': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'reversal.done': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'payout.asked': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'payout.entered': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'payout.paid': { side: 'enterprise', right: 'balance.watch', isOfOrderer: false, sms: false },
  'payout.rejected': { side: 'enterprise', right: 'balance.watch', isOfOrderer: false, sms: false },
  'payment.differed': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'payment.refundStuck': { side: 'staff', right: 'recharge.decide', isOfOrderer: false, sms: false },
  'payment.paid': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'payment.givenBack': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'payment.settled': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'invoice.asked': { side: 'staff', right: 'invoice.decide', isOfOrderer: false, sms: false },
  'invoice.issued': { side: 'enterprise', right: 'invoice.ask', isOfOrderer: false, sms: false },
  'invoice.rejected': { side: 'enterprise', right: 'invoice.ask', isOfOrderer: false, sms: false },
  'invoice.replaced': { side: 'enterprise', right: 'invoice.ask', isOfOrderer: false, sms: false },
  'calendar.ending': { side: 'staff', right: 'desk.manage', isOfOrderer: false, sms: false },
  'bankAccount.asked': { side: 'staff', right: 'desk.manage', isOfOrderer: false, sms: false },
  'bankAccount.refused': {
    ...{ side: 'staff', right: 'desk.manage', isOfOrderer: false, isOfPerson: true, sms: false },
  },
  'bankAccount.changed': { side: 'enterprise', right: 'recharge.ask', isOfOrderer: false, sms: false },
  'signedText.asked': { side: 'staff', right: 'desk.manage', isOfOrderer: false, sms: false },
  'signedText.sentBack': {
    ...{ side: 'staff', right: 'desk.manage', isOfOrderer: false, isOfPerson: true, sms: false },
  },
  'serviceContract.announced': {
    side: 'enterprise',
    right: 'enterprise.manage',
    isOfOrderer: false,
    sms: false,
  },
  'serviceContract.withdrawn': {
    side: 'enterprise',
    right: 'enterprise.manage',
    isOfOrderer: false,
    sms: false,
  },
  'closing.asked': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'closing.soon': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'closing.takenBack': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: false },
  'closing.postponed': { side: 'enterprise', right: 'enterprise.manage', isOfOrderer: false, sms: true },
  'closing.erased': { side: 'staff', right: 'desk.manage', isOfOrderer: false, sms: false },
  'apiKey.ending': { side: 'enterprise', right: 'apiKey.manage', isOfOrderer: false, sms: false },
  'balance.low': { side: 'enterprise', right: 'balance.watch', isOfOrderer: false, sms: false },
  'order.awaitingPayment': { side: 'enterprise', right: 'balance.watch', isOfOrderer: false, sms: false },
  'statement.closed': { side: 'enterprise', right: 'balance.watch', isOfOrderer: false, sms: false },
  // The bell is read by whoever got in; the phone is not.
  'signIn.newBrowser': { side: 'both', right: 'home.read', isOfOrderer: false, isOfPerson: true, sms: true },
  'task.done': { side: 'enterprise', right: exports, isOfOrderer: false, isOfPerson: true, sms: false },
  'task.failed': { side: 'enterprise', right: exports, isOfOrderer: false, isOfPerson: true, sms: false },
};

export const notificationKinds = Object.keys(notificationRules) as NotificationKind[];

/** True for an event with notifications. */
export function isNotificationKind(kind: string): kind is NotificationKind {
  return kind in notificationRules;
}

/** The roles that a kind concerns. */
export function rolesOf(kind: NotificationKind): Role[] {
  const { side, right } = notificationRules[kind];
  return { staff: staffRoles, enterprise: enterpriseRoles, both: roles }[side].filter((role) =>
    [right].flat().some((one) => may(role, one)),
  );
}

/** The kinds that concern a role, in the table's order. */
export function kindsOf(role: string): NotificationKind[] {
  return notificationKinds.filter((kind) => (rolesOf(kind) as string[]).includes(role));
}

export type Choices = Readonly<Record<string, boolean>>;

/** The key under which one choice is stored. */
export function choiceKey(kind: NotificationKind, channel: NotificationChannel): string {
  return `${kind} ${channel}`;
}

/** The channels of a kind: the person's choices, else the kind's defaults. */
export function channelsOf(kind: NotificationKind, choices: Choices): Record<NotificationChannel, boolean> {
  return {
    inApp: choices[choiceKey(kind, 'inApp')] ?? true,
    sms: choices[choiceKey(kind, 'sms')] ?? notificationRules[kind].sms,
  };
}
