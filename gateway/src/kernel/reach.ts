import { actions, scopes } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { sql, type Sql } from '../platform/db/sql';
import { allows, seesNames } from './rights';
import type { Session } from './session';

type Reader = Pick<Session, 'roles' | 'userId' | 'departmentId' | 'apiKey'>;

/** True for a session that reaches everything of its accounts; an API key always does. */
export function isOfAccount({ roles, apiKey }: Reader): boolean {
  return apiKey !== undefined || roles.some((role) => scopes[role as Role] === 'account');
}

/**
 * The checks (alias c) that a session reaches within the accounts it reads: all, or for a recruiter own ones (created by or
 * assigned to) and those of the same department. Row-level security has already bounded the accounts.
 */
export function reachOf(session: Reader): Sql {
  if (isOfAccount(session)) return sql`true`;
  return session.departmentId
    ? sql`(c.created_by = ${session.userId} or c.owner_id = ${session.userId} or c.department_id = ${session.departmentId})`
    : sql`(c.created_by = ${session.userId} or c.owner_id = ${session.userId})`;
}

/** The same for what is of whoever made it, and of their department: in columns of the caller's. */
export function ownAndTeam(session: Reader, of: { madeBy: Sql; departmentId: Sql }): Sql {
  if (isOfAccount(session)) return sql`true`;
  return session.departmentId
    ? sql`(${of.madeBy} = ${session.userId} or ${of.departmentId} = ${session.departmentId})`
    : sql`${of.madeBy} = ${session.userId}`;
}

/** True when a session may do, see and reach everything that another of the same person, in the same account, could. */
export function covers(session: Session, other: Session): boolean {
  const reachesAsFar =
    isOfAccount(session) ||
    (!isOfAccount(other) && (other.departmentId === null || session.departmentId === other.departmentId));
  return (
    reachesAsFar &&
    (seesNames(session) || !seesNames(other)) &&
    actions.every((action) => !allows(other, action) || allows(session, action))
  );
}

/** The same rule for one check that was already read. */
export function reaches(
  session: Reader,
  check: { createdBy: string; ownerId: string; departmentId: string | null },
): boolean {
  return (
    isOfAccount(session) ||
    check.createdBy === session.userId ||
    check.ownerId === session.userId ||
    (session.departmentId !== null && check.departmentId === session.departmentId)
  );
}
