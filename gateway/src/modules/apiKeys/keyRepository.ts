import { rolesWith, type ApiScope } from '@probity/contract/permissions';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface OpenedKey {
  id: string;
  mainId: string;
  name: string;
  scopes: ApiScope[];
  /** Somebody of the enterprise may still use the account. */
  served: boolean;
  /** China's day on which the account is erased, if it closes. */
  closesOn: string | null;
}

/** The valid key of a hash; see api_key_open. Needs no account, because this is how the account is found. */
export function openKey(tx: Tx, keyHash: string, network: string, now: Date): Promise<OpenedKey | null> {
  return tx.maybeOne(sql`select id, main_id as "mainId", name, scopes, served, closes_on as "closesOn"
    from api_key_open(${keyHash}, ${network}, ${now})`);
}

export interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  createdByName: string;
  /** Null: who made it answers for it. */
  responsibleName: string | null;
  /** Whoever answers for it is here still and may manage keys. */
  isAnswered: boolean;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  lastUsedNetwork: string | null;
  revokedAt: Date | null;
  replacedAt: Date | null;
  replaces: string | null;
}

const columns = sql`k.id, k.name, k.prefix, k.scopes, k.created_at as "createdAt", k.expires_at as "expiresAt",
  k.last_used_at as "lastUsedAt", k.last_used_network as "lastUsedNetwork", k.revoked_at as "revokedAt",
  k.replaced_at as "replacedAt", k.replaces,
  coalesce((select u.nick_name from user_by_id(k.created_by) u), '') as "createdByName",
  (select u.nick_name from user_by_id(k.responsible_id) u) as "responsibleName",
  exists (select from membership m where m.main_id = k.main_id and m.user_id = coalesce(k.responsible_id, k.created_by)
    and not m.disabled and m.role = any(${[...rolesWith('apiKey.manage')]}::text[])) as "isAnswered"`;

/** Keys in use first, and what a successor follows while it still goes on; then the newest. */
export function keysOf(tx: Tx, mainId: string, limit: number, now: Date): Promise<KeyRow[]> {
  return tx.many(sql`select ${columns} from api_key k where k.main_id = ${mainId}
    order by k.revoked_at is null and (k.replaced_at is null or k.expires_at > ${now}) desc, k.created_at desc, k.id desc limit ${limit}`);
}

export function keyById(tx: Tx, mainId: string, id: string): Promise<KeyRow | null> {
  return tx.maybeOne(sql`select ${columns} from api_key k where k.main_id = ${mainId} and k.id = ${id}`);
}

/** Those of some ids that are of keys of the account, revoked ones too. */
export async function keysAmong(tx: Tx, mainId: string, ids: readonly string[]): Promise<string[]> {
  const keys = await tx.many<{ id: string }>(
    sql`select k.id from api_key k where k.main_id = ${mainId} and k.id = any(${[...ids]}::uuid[])`,
  );
  return keys.map(({ id }) => id);
}

/** The number of keys that are neither revoked nor replaced, and whether one of them has the name. */
export function keysInUse(
  tx: Tx,
  mainId: string,
  name: string,
): Promise<{ count: number; hasName: boolean }> {
  return tx.one(sql`select count(*)::int as count, coalesce(bool_or(lower(name) = lower(${name})), false) as "hasName"
    from api_key where main_id = ${mainId} and revoked_at is null and replaced_at is null`);
}

/** The number of replaced keys that still go on. */
export async function keysGoingOn(tx: Tx, mainId: string, now: Date): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`select count(*)::int as count from api_key
    where main_id = ${mainId} and revoked_at is null and replaced_at is not null and expires_at > ${now}`);
  return count;
}

interface OfPerson {
  mainId: string;
  userId: string;
  at: Date;
}

/** The keys that somebody answers for and that work at a moment. */
const answeredFor = ({ mainId, userId, at }: OfPerson): Sql => sql`main_id = ${mainId}
  and coalesce(responsible_id, created_by) = ${userId} and revoked_at is null and coalesce(expires_at > ${at}, true)`;

/** How many keys somebody answers for that work at a moment, and when one of them was used last. */
export function keysAnsweredFor(tx: Tx, person: OfPerson): Promise<{ count: number; usedAt: Date | null }> {
  return tx.one(sql`select count(*)::int as count, max(last_used_at) as "usedAt" from api_key
    where ${answeredFor(person)}`);
}

/** Makes somebody answer for the keys that a colleague answered for. @returns their ids */
export async function giveKeys(tx: Tx, from: OfPerson, to: string): Promise<string[]> {
  const keys = await tx.many<{ id: string }>(sql`update api_key set responsible_id = ${to}
    where ${answeredFor(from)} returning id`);
  return keys.map(({ id }) => id);
}

/** Revokes the keys that somebody answers for. @returns their ids */
export async function revokeKeysOf(tx: Tx, person: OfPerson, by: string): Promise<string[]> {
  const keys = await tx.many<{
    id: string;
  }>(sql`update api_key set revoked_at = ${person.at}, revoked_by = ${by}
    where ${answeredFor(person)} returning id`);
  return keys.map(({ id }) => id);
}

/** Notes that a key has a successor and ends then. @returns false if it has one, or is revoked */
export async function replaceKey(
  tx: Tx,
  key: { mainId: string; id: string; at: Date; endsAt: Date },
): Promise<boolean> {
  const replaced = await tx.run(sql`update api_key set replaced_at = ${key.at}, expires_at = ${key.endsAt}
    where main_id = ${key.mainId} and id = ${key.id} and revoked_at is null and replaced_at is null`);
  return replaced === 1;
}

export interface NewKey {
  mainId: string;
  id: string;
  name: string;
  prefix: string;
  keyHash: string;
  scopes: readonly ApiScope[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  /** The key whose successor it is. */
  replaces: string | null;
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await tx.run(sql`insert into api_key
    (main_id, id, name, prefix, key_hash, scopes, created_by, created_at, expires_at, replaces)
    values (${key.mainId}, ${key.id}, ${key.name}, ${key.prefix}, ${key.keyHash}, ${[...key.scopes]}::text[],
            ${key.createdBy}, ${key.createdAt}, ${key.expiresAt}, ${key.replaces})`);
}

/** False when it is revoked already, or belongs to another account. */
export async function revokeKey(
  tx: Tx,
  key: { mainId: string; id: string; by: string; at: Date },
): Promise<boolean> {
  const revoked = await tx.run(sql`update api_key set revoked_at = ${key.at}, revoked_by = ${key.by}
    where main_id = ${key.mainId} and id = ${key.id} and revoked_at is null`);
  return revoked === 1;
}

/** The name of the key with an id; null for a person's id. */
export function keyNameOf(mainId: Sql, id: Sql): Sql {
  return sql`(select k.name from api_key k where k.main_id = ${mainId} and k.id = ${id})`;
}

/** Notes that the end of a key was told so many days before. @returns false if it was told already, or the key is revoked */
export async function noteEndingTold(tx: Tx, mainId: string, id: string, days: number): Promise<boolean> {
  const noted = await tx.maybeOne<{ id: string }>(sql`update api_key set ending_told_days = ${days}
    where main_id = ${mainId} and id = ${id} and revoked_at is null
      and (ending_told_days is null or ending_told_days > ${days}) returning id`);
  return noted !== null;
}
