import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** Adds a main account; the transaction must be bound to its id. */
export async function createMainAccount(
  tx: Tx,
  account: { id: string; kind: 'enterprise' | 'platform'; name: string; authStatus: number },
): Promise<void> {
  await tx.run(sql`insert into main_account (id, kind, name, auth_status)
    values (${account.id}, ${account.kind}, ${account.name}, ${account.authStatus}) on conflict do nothing`);
}

export async function addMembership(
  tx: Tx,
  member: {
    mainId: string;
    userId: string;
    role: string;
    departmentId?: string | null;
    /** The name the account typed for a person it added: all it knows of them until they sign in. */
    invitedName?: string;
  },
): Promise<boolean> {
  const added = await tx.run(sql`insert into membership (main_id, user_id, role, department_id, invited_name)
    values (${member.mainId}, ${member.userId}, ${member.role}, ${member.departmentId ?? null},
      ${member.invitedName ?? null})
    on conflict do nothing`);
  return added === 1;
}

/** The staff who serve every new enterprise. */
export function defaultStaffTeam(tx: Tx): Promise<{ userId: string; role: string }[]> {
  return tx.many(sql`select user_id as "userId", role from default_staff_team()`);
}

/** The account that staff belong to; null while there is none. */
export async function platformAccount(tx: Tx): Promise<string | null> {
  const row = await tx.one<{ id: string | null }>(sql`select platform_account() as id`);
  return row.id;
}

/**
 * Lets a member of the platform serve every enterprise, old and new, in the role they have there. Does nothing for its
 * managers and for disabled members. The transaction works for the platform.
 * @returns the number of enterprises newly served
 */
export async function serveEnterprises(tx: Tx, userId: string, now: Date): Promise<number> {
  const row = await tx.one<{ added: number }>(sql`select serve_enterprises(${userId}, ${now}) as added`);
  return row.added;
}

export interface Account {
  kind: 'enterprise' | 'platform';
  name: string;
  authStatus: number;
}

export function accountById(tx: Tx, mainId: string): Promise<Account> {
  return tx.one(sql`select kind, name, auth_status as "authStatus" from main_account where id = ${mainId}`);
}

/**
 * Locks the account, so that edits of its members and its certification happen one after the other. Inserts that only refer
 * to the account are not blocked (`no key`): such a transaction may hold a row that the edit is about to change, and the two
 * would deadlock.
 */
export function lockAccount(tx: Tx, mainId: string): Promise<Account> {
  return tx.one(
    sql`select kind, name, auth_status as "authStatus" from main_account where id = ${mainId} for no key update`,
  );
}

export async function updateAccount(
  tx: Tx,
  mainId: string,
  fields: { name: string; authStatus: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`update main_account set name = ${fields.name}, auth_status = ${fields.authStatus},
    updated_at = ${now} where id = ${mainId}`);
}

export async function enabledOwners(tx: Tx, mainId: string): Promise<string[]> {
  const rows = await tx.many<{ userId: string }>(sql`select user_id as "userId" from membership
    where main_id = ${mainId} and role = 'owner' and not disabled`);
  return rows.map(({ userId }) => userId);
}

/** True for a person who was added and has never been here: the account only knows the name it typed. */
export async function isAwaited(tx: Tx, mainId: string, userId: string): Promise<boolean> {
  const row = await tx.maybeOne(sql`select user_id from membership
    where main_id = ${mainId} and user_id = ${userId} and last_used_at is null and invited_name is not null`);
  return row !== null;
}

/** True for a person who has used the account at least once; others have only been invited to it. */
export async function wasHere(tx: Tx, mainId: string, userId: string): Promise<boolean> {
  const row = await tx.maybeOne(sql`select from membership
    where main_id = ${mainId} and user_id = ${userId} and last_used_at is not null`);
  return row !== null;
}

export async function renameInvited(tx: Tx, userId: string, name: string, now: Date): Promise<void> {
  await tx.run(sql`select invited_rename(${userId}, ${name}, ${now})`);
}

/** Ends a person's membership of the account the transaction writes to. */
export async function removeMembership(tx: Tx, mainId: string, userId: string): Promise<void> {
  await tx.run(sql`delete from membership where main_id = ${mainId} and user_id = ${userId}`);
}

/** @returns what the person could approve until now, in fen: the database ends it with the place they had. Null: nothing. */
export async function updateMembership(
  tx: Tx,
  member: { mainId: string; userId: string; role: string; disabled: boolean },
  now: Date,
): Promise<number | null> {
  const approver = sql`approver where main_id = ${member.mainId} and user_id = ${member.userId}`;
  const before = await tx.maybeOne<{ upTo: number }>(sql`select up_to as "upTo" from ${approver} for update`);
  await tx.run(sql`update membership set role = ${member.role}, disabled = ${member.disabled}, updated_at = ${now}
    where main_id = ${member.mainId} and user_id = ${member.userId}`);
  const after = await tx.maybeOne(sql`select from ${approver}`);
  return after === null ? (before?.upTo ?? null) : null;
}

/** What the audit log says when the right to approve ended with the place it was given to. */
export const approvingEnded = (userId: string, upTo: number) =>
  ({
    action: 'approver.changed',
    entity: 'user',
    entityId: userId,
    detail: { upTo: { from: upTo, to: null } },
  }) as const;
