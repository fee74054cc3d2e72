import type { Action } from '@probity/contract/permissions';

/** The rights that a manager asks about, by what they are about; within a group in the order in which they are used. */
export const rightsTable = {
  checks: [
    'check.order',
    'package.read',
    'check.read',
    'check.remind',
    'check.answer',
    'check.cancel',
    'check.assign',
    'check.export',
    'personal.reveal',
  ],
  reports: ['result.read', 'report.read', 'report.share', 'report.dispute'],
  applications: ['registration.manage'],
  money: [
    'price.read',
    'balance.watch',
    'recharge.ask',
    'invoice.ask',
    'payout.ask',
    'order.approve',
    'approval.grant',
  ],
  account: [
    'user.manage',
    'lostPhone.ask',
    'package.manage',
    'enterprise.manage',
    'audit.read',
    'retention.manage',
    'apiKey.manage',
    'webhook.manage',
    'ownership.handOn',
    'account.leave',
  ],
  // Of the platform's own staff: no enterprise is shown it, because no role of one has any of them there.
  platform: [
    'work.read',
    'work.item',
    'work.paper',
    'report.edit',
    'certification.decide',
    'lostPhone.decide',
    'recharge.decide',
    'invoice.decide',
    'catalogue.manage',
    'desk.manage',
  ],
} as const satisfies Record<string, readonly Action[]>;

export type RightsGroup = keyof typeof rightsTable;
export type ToldRight = (typeof rightsTable)[RightsGroup][number];
export const rightsGroups = Object.keys(rightsTable) as RightsGroup[];

/** The rights that have no line, each with the reason. */
export const untoldRights = {
  'home.read': 'every role has it: it tells no role from another',
} as const satisfies Partial<Record<Action, string>>;
