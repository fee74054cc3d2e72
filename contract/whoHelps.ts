import { mayThere, type Action } from './permissions';
import { enterpriseRoles, staffRoles, type Role } from './roles';

/**
 * The people to ask when a right is missing, as `data.ask` of a 403 names them:
 * - `managers`: an owner or admin of the current account gives another role
 * - `owners`: an owner of it does it
 * - `colleagues`: somebody of it whose role includes it (`roles`) does it; the person asking manages the account and has
 * another role
 * - `account`: the people of the enterprise do it themselves; staff never
 * - `platform`: staff do it, in their own account
 * - `service`: nobody of an enterprise does it; the customer service helps
 * - `person`: the person concerned does it themselves
 * - `candidate`: the candidate does it through their link
 */
export type Helper =
  'managers' | 'owners' | 'colleagues' | 'account' | 'platform' | 'service' | 'person' | 'candidate';

export interface Help {
  ask: Helper;
  /** The roles that may do it in the current account. */
  roles: Role[];
}

const managers: readonly Role[] = ['owner', 'admin'];
const platformRoles: readonly Role[] = [...managers, ...staffRoles];

/** The people who can help somebody with these roles, on the platform or in an enterprise, whose role lacks an action. */
export function whoHelps(held: readonly Role[], onPlatform: boolean, action: Action): Help {
  const here = onPlatform ? platformRoles : enterpriseRoles;
  const roles = here.filter((role) => mayThere(role, action, onPlatform));
  return { ask: askOf(held, onPlatform, roles), roles };
}

function askOf(held: readonly Role[], onPlatform: boolean, roles: readonly Role[]): Helper {
  const isManager = held.some((role) => managers.includes(role));
  if (onPlatform) return roles.length === 0 ? 'account' : isManager ? 'colleagues' : 'managers';
  const isStaff = held.some((role) => (staffRoles as readonly Role[]).includes(role));
  if (isStaff) return roles.length === 0 ? 'platform' : 'account';
  if (roles.length === 0 || held.includes('owner')) return 'service';
  return held.includes('admin') ? 'owners' : 'managers';
}
