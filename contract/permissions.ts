import { roles, type Role } from './roles';

const managers = ['owner', 'admin'] as const;
const orderers = [...managers, 'recruiter'] as const;

/**
 * The one table of rights: which role may do which action. The gateway checks it, the menu and the routes mirror it.
 * A right says nothing about which rows: own, team and account are decided by `scopes` below and by row-level security.
 */
export const permissions = {
  'home.read': roles,
  'check.order': orderers,
  'check.read': [...orderers, 'viewer', 'finance', 'analyst', 'support'],
  'check.cancel': orderers,
  'check.assign': orderers,
  'check.remind': [...orderers, 'support'],
  'check.answer': [...orderers, 'support'],
  'check.export': [...orderers, 'viewer', 'finance'],
  'personal.reveal': [...orderers, 'analyst'],
  'price.read': [...orderers, 'finance', 'operator'],
  'balance.watch': [...managers, 'finance'],
  'order.approve': [...managers, 'finance'],
  'approval.grant': ['owner'],
  'recharge.ask': [...managers, 'finance'],
  'recharge.decide': ['operator'],
  'payout.ask': ['owner'],
  'invoice.ask': [...managers, 'finance'],
  'invoice.decide': ['operator'],
  'result.read': [...orderers, 'viewer', 'analyst'],
  'package.read': [...orderers, 'operator'],
  'package.manage': managers,
  'catalogue.manage': ['operator'],
  'desk.manage': ['operator'],
  'registration.manage': orderers,
  'report.read': [...orderers, 'viewer', 'analyst'],
  'report.share': orderers,
  'report.dispute': orderers,
  'report.edit': ['analyst'],
  'work.read': ['analyst', 'support', 'operator'],
  'work.item': ['analyst'],
  'work.paper': ['analyst'],
  'user.manage': managers,
  'ownership.handOn': ['owner'],
  'account.leave': ['owner'],
  'lostPhone.ask': managers,
  'lostPhone.decide': ['support', 'operator'],
  'enterprise.manage': managers,
  'audit.read': managers,
  'retention.manage': managers,
  'webhook.manage': managers,
  'certification.decide': ['operator'],
  'apiKey.manage': managers,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof permissions;
export const actions = Object.keys(permissions) as Action[];

/** True when a role carries an action. */
export function may(role: Role, action: Action): boolean {
  return (permissions[action] as readonly Role[]).includes(role);
}

/** The roles that carry an action. */
export function rolesWith(action: Action): readonly Role[] {
  return permissions[action];
}

/**
 * The actions of owner and admin on the platform: they manage its people and read its log. The platform orders nothing, and
 * customers' data is for staff.
 */
const platformManagerActions: readonly Action[] = ['home.read', 'user.manage', 'audit.read'];

/** The actions staff have in their own account alone: a session inside a customer's account has left the queue behind. */
const queueActions: readonly Action[] = [
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
];

/** The actions of a set of roles, in the table's order. `onPlatform`: in the account that staff belong to. */
export function actionsOf(held: readonly Role[], onPlatform = false): Action[] {
  return actions.filter((action) => held.some((role) => mayThere(role, action, onPlatform)));
}

/** True when a role carries an action in an enterprise, or on the platform. */
export function mayThere(role: Role, action: Action, onPlatform: boolean): boolean {
  const isManager = (managers as readonly Role[]).includes(role);
  if (!onPlatform && queueActions.includes(action)) return false;
  return may(role, action) && !(onPlatform && isManager && !platformManagerActions.includes(action));
}

/**
 * The scopes an API key may be given, and the actions that come with each. A key holds no role, so it can do nothing else;
 * `x-api-scope` in the contract says which calls take a key at all.
 */
export const apiScopes = {
  'packages.read': ['package.read'],
  'orders.write': ['check.order', 'price.read'],
  'checks.read': ['check.read'],
  'reports.read': ['report.read', 'result.read'],
} as const satisfies Record<string, readonly Action[]>;

export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as ApiScope[];

/** The actions of some scopes; one that no longer exists gives none. */
export function rightsOf(scopesHeld: readonly ApiScope[]): Action[] {
  return scopesHeld.flatMap((scope): readonly Action[] => apiScopes[scope] ?? []);
}

/** The rows a role reaches: everything of its account, or own and team (the same department). Source: product rules. */
export const scopes: Record<Role, 'account' | 'ownAndTeam'> = {
  owner: 'account',
  admin: 'account',
  recruiter: 'ownAndTeam',
  finance: 'account',
  viewer: 'account',
  analyst: 'account',
  support: 'account',
  operator: 'account',
};
