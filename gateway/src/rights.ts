import { permissions, type Action, type Role } from '../../contract/permissions';
import type { Session } from './session';

/** Whether one of the session's roles may do an action of the permission matrix. A visitor has no role in it. */
export function allows(session: Session | null, action: string): boolean {
  if (!session || session.kind === 'visitor') return false;
  const allowed: readonly Role[] = permissions[action as Action] ?? [];
  return session.roles.some((role) => allowed.includes(role as Role));
}

/** True for a name the permission matrix knows. */
export function isAction(name: string): name is Action {
  return name in permissions;
}
