import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { Language } from '../../kernel/texts';

export interface UserRow {
  id: string;
  username: string;
  nickName: string;
  mobileEnc: Buffer;
  passwordHash: string | null;
}

export interface FullUserRow extends UserRow {
  mobileIndex: string;
  avatarFileId: string | null;
}

export interface NewUser {
  id: string;
  username: string;
  nickName: string;
  mobileIndex: string;
  mobileEnc: Buffer;
  passwordHash: string | null;
}

export interface MembershipRow {
  mainId: string;
  mainName: string;
  mainKind: 'enterprise' | 'platform';
  authStatus: 0 | 1 | 2 | 3;
  role: string;
  departmentId: string | null;
  disabled: boolean;
}

export interface AccountUserRow {
  id: string;
  username: string;
  nickName: string;
  mobileEnc: Buffer;
  role: string;
  status: 'enabled' | 'disabled' | 'invited';
  createdAt: Date;
  total: number;
}

export function userByMobile(tx: Tx, mobileIndex: string): Promise<UserRow | null> {
  return tx.maybeOne(sql`select id, username, nick_name as "nickName", mobile_enc as "mobileEnc",
    password_hash as "passwordHash" from user_by_mobile(${mobileIndex})`);
}

export function userById(tx: Tx, id: string): Promise<FullUserRow | null> {
  return tx.maybeOne(sql`select id, username, nick_name as "nickName", mobile_index as "mobileIndex",
    mobile_enc as "mobileEnc", avatar_file_id as "avatarFileId", password_hash as "passwordHash"
    from user_by_id(${id})`);
}

/** False when the phone is taken. */
export async function createUser(tx: Tx, user: NewUser, now: Date): Promise<boolean> {
  const { created } = await tx.one<{ created: boolean }>(sql`select user_create(${user.id}, ${user.username},
    ${user.nickName}, ${user.mobileIndex}, ${user.mobileEnc}, ${user.passwordHash}, ${now}) as created`);
  return created;
}

export async function setPassword(tx: Tx, userId: string, hash: string, now: Date): Promise<void> {
  await tx.run(sql`select user_set_password(${userId}, ${hash}, ${now})`);
}

/**
 * Replaces the phone somebody signs in with. `taken`: another user has it; `changed`: theirs is not `former` any more, and stays.
 * @param mobile blind indexes of the phone to replace and of the new one
 */
export async function setMobile(
  tx: Tx,
  userId: string,
  mobile: { former: string; index: string; encrypted: Buffer },
  now: Date,
): Promise<'set' | 'taken' | 'changed'> {
  const { outcome } = await tx.one<{ outcome: 'set' | 'taken' | 'changed' }>(
    sql`select user_set_mobile(${userId}, ${mobile.former}, ${mobile.index}, ${mobile.encrypted}, ${now}) as outcome`,
  );
  return outcome;
}

/** Until the transaction ends the user's phone stays, and no other account takes them in. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`select user_lock(${userId})`);
}

/** From now on each browser of the person is one not seen before. */
export async function forgetBrowsers(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.run(sql`select user_forget_browsers(${userId}, ${now})`);
}

export async function editUserFields(
  tx: Tx,
  userId: string,
  fields: { nickName?: string; emailEnc?: Buffer; avatarFileId?: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`select user_edit(${userId}, ${fields.nickName ?? null}, ${fields.emailEnc ?? null}::bytea,
    ${fields.avatarFileId ?? null}::uuid, ${now})`);
}

/** The language the person chose; null if they have not chosen. */
export async function languageOfUser(tx: Tx, userId: string): Promise<Language | null> {
  const row = await tx.one<{ language: Language | null }>(sql`select user_language(${userId}) as language`);
  return row.language;
}

export async function noteSignIn(tx: Tx, userId: string, mainId: string, now: Date): Promise<void> {
  await tx.run(sql`select user_signed_in(${userId}, ${mainId}, ${now})`);
}

/** Ordered by last use, then the platform, then the oldest. */
export function membershipsOf(tx: Tx, userId: string): Promise<MembershipRow[]> {
  return tx.many(sql`select main_id as "mainId", main_name as "mainName", main_kind as "mainKind",
    auth_status as "authStatus", role, department_id as "departmentId", disabled from memberships_of(${userId})`);
}

export function usersOfAccount(
  tx: Tx,
  filter: {
    userId?: string;
    keyword?: string | null;
    mobileIndex?: string | null;
    status?: string | null;
    limit: number;
    offset: number;
  },
): Promise<AccountUserRow[]> {
  return tx.many(sql`select id, username, nick_name as "nickName", mobile_enc as "mobileEnc", role, status,
    created_at as "createdAt", total from users_of_account(${filter.userId ?? null}::uuid, ${filter.keyword ?? null},
    ${filter.mobileIndex ?? null}, ${filter.status ?? null}, ${filter.limit}, ${filter.offset})`);
}
