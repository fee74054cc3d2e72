import { apiScopes, mayThere, permissions, type Action, type ApiScope } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { whoHelps } from '@probity/contract/whoHelps';
import { forbidden, type BusinessError } from './errors';
import type { Session } from './session';

/** True when the session's roles, or its key's scopes, carry an action of the permission matrix. A visitor has none. */
export function allows(session: Session | null, action: string): boolean {
  if (!session || session.kind === 'visitor') return false;
  if (session.apiKey) return session.apiKey.rights.includes(action as Action);
  if (!isAction(action)) return false;
  return session.roles.some((role) => mayThere(role as Role, action, session.kind === 'staff'));
}

/** Support sees candidates' names masked, and finds nobody by a name; everybody else who reads records sees them in full. */
export function seesNames({ apiKey, roles }: Pick<Session, 'apiKey' | 'roles'>): boolean {
  return apiKey !== undefined || roles.some((role) => role !== 'support');
}

/** The refusal of an action that a person's role does not carry, naming who can help. For a key it names nobody. */
export function withoutRight(session: Session | null, action: string | null): BusinessError {
  if (!session || session.apiKey || session.kind === 'visitor' || !action || !isAction(action))
    return forbidden();
  return forbidden(whoHelps(session.roles as Role[], session.kind === 'staff', action));
}

/** True for a scope that API keys may have. */
export function isApiScope(name: string): name is ApiScope {
  return name in apiScopes;
}

/** True for a name the permission matrix knows. */
export function isAction(name: string): name is Action {
  return name in permissions;
}
