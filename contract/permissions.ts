/**
 * The one table of rights: which role may do which action. The gateway checks it, the menu and the routes mirror it.
 * A right says nothing about which rows: own, team and account are decided by `scopes` below and by row-level security.
 */
export const enterpriseRoles = ['owner', 'admin', 'recruiter', 'finance', 'viewer'] as const;
export const staffRoles = ['analyst', 'support', 'operator'] as const;
export const roles = [...enterpriseRoles, ...staffRoles] as const;
export type Role = (typeof roles)[number];

const managers = ['owner', 'admin'] as const;
const orderers = [...managers, 'recruiter'] as const;

export const permissions = {
  'home.read': roles,
  'check.order': orderers,
  'check.read': [...orderers, 'viewer', 'finance', 'analyst', 'support'],
  'check.cancel': orderers,
  'check.remind': [...orderers, 'support'],
  'check.answer': [...orderers, 'support'],
  'check.export': [...orderers, 'viewer', 'finance'],
  'personal.reveal': [...orderers, 'analyst'],
  'price.read': [...orderers, 'finance', 'operator'],
  'result.read': [...orderers, 'viewer', 'analyst'],
  'package.read': [...orderers, 'operator'],
  'report.read': [...orderers, 'viewer', 'analyst'],
  'report.share': orderers,
  'report.dispute': orderers,
  'report.edit': ['analyst'],
  'work.read': ['analyst', 'support', 'operator'],
  'work.item': ['analyst'],
  'work.paper': ['analyst'],
  'user.manage': managers,
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

/** The actions of a set of roles, in the table's order. */
export function actionsOf(held: readonly Role[]): Action[] {
  return actions.filter((action) => held.some((role) => may(role, action)));
}

/**
 * What an API key may be allowed, and the actions that come with it. A key holds no role, so it can do nothing else; which
 * calls take a key at all says `x-api-scope` in the contract.
 */
export const apiScopes = {
  'packages.read': ['package.read'],
  'orders.write': ['check.order', 'price.read'],
  'checks.read': ['check.read'],
  'reports.read': ['report.read', 'result.read'],
} as const satisfies Record<string, readonly Action[]>;

export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as ApiScope[];

/** The actions of some scopes; one that is no longer known gives none. */
export function rightsOf(scopesHeld: readonly ApiScope[]): Action[] {
  return scopesHeld.flatMap((scope): readonly Action[] => apiScopes[scope] ?? []);
}

/** Which rows a role reaches: everything of its account, or own and team (the same department). Source: product rules. */
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
