import { rolesWith } from '@probity/contract/permissions';
import { empty, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { keysAmong } from '../apiKeys/keyRepository';

/** Somebody who may look after records. */
export interface Taker {
  userId: string;
  name: string;
  role: string;
}

/**
 * Who of the account may look after records, by name: whoever is here, has been here, and orders. The one rule for giving, taking back
 * and handing over.
 */
export function takersOf(
  tx: Tx,
  mainId: string,
  { departmentId, userIds }: { departmentId?: string; userIds?: readonly string[] } = {},
): Promise<Taker[]> {
  return tx.many<Taker>(sql`select m.user_id as "userId", u.nick_name as name, m.role
    from membership m cross join user_by_id(m.user_id) u
    where m.main_id = ${mainId} and not m.disabled and m.last_used_at is not null
      and m.role = any(${[...rolesWith('check.order')]}::text[])
      ${departmentId === undefined ? empty : sql`and m.department_id = ${departmentId}`}
      ${userIds === undefined ? empty : sql`and m.user_id = any(${[...userIds]}::uuid[])`}
    order by u.nick_name, m.user_id`);
}

/** Those of some people who may look after records: whoever would disable one of them waits for the transaction. */
export async function takersAmong(tx: Tx, mainId: string, userIds: readonly string[]): Promise<Set<string>> {
  await tx.many(sql`select from membership
    where main_id = ${mainId} and user_id = any(${[...userIds]}::uuid[]) order by user_id for no key update`);
  return new Set((await takersOf(tx, mainId, { userIds })).map(({ userId }) => userId));
}

/**
 * Those of some former owners who can look after records no more. An API key, which owns what it ordered, is nobody who could go.
 */
export async function goneAmong(tx: Tx, mainId: string, owners: readonly string[]): Promise<Set<string>> {
  const takers = await takersAmong(tx, mainId, owners);
  const others = [...new Set(owners)].filter((id) => !takers.has(id));
  const keys = others.length > 0 ? await keysAmong(tx, mainId, others) : [];
  return new Set(others.filter((id) => !keys.includes(id)));
}

/** True for somebody who may look after records, and may until the transaction ends. */
export const takesRecords = async (tx: Tx, mainId: string, userId: string): Promise<boolean> =>
  (await takersAmong(tx, mainId, [userId])).size > 0;
