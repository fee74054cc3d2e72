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

const orders = sql`m.role = any(${[...rolesWith('check.order')]}::text[])`;
/** Of a place `m` in the account: whoever has it is here, has been here, and orders. The one rule for giving, taking back and handing over. */
const takes = sql`not m.disabled and m.last_used_at is not null and ${orders}`;

/** Who of the account may look after records, by name. */
export function takersOf(
  tx: Tx,
  mainId: string,
  { departmentId, userIds }: { departmentId?: string; userIds?: readonly string[] } = {},
): Promise<Taker[]> {
  return tx.many<Taker>(sql`select m.user_id as "userId", u.nick_name as name, m.role
    from membership m cross join user_by_id(m.user_id) u
    where m.main_id = ${mainId} and ${takes}
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

/** The owner who answers for the API keys of one who leaves: whoever has been here, and of these for the longest. Null: there is none. */
export function ownerForKeys(
  tx: Tx,
  mainId: string,
  leaverId: string,
): Promise<{ userId: string; name: string } | null> {
  return tx.maybeOne(sql`select m.user_id as "userId",
      case when m.last_used_at is null then coalesce(m.invited_name, '') else u.nick_name end as name
    from membership m cross join user_by_id(m.user_id) u
    where m.main_id = ${mainId} and m.role = 'owner' and not m.disabled and m.user_id <> ${leaverId}
    order by m.last_used_at is null, m.created_at, m.user_id limit 1`);
}

export interface AbsentOwner {
  userId: string;
  name: string;
  /** `left` also where their place was taken away; `ordersNothing` is an active member, `notSignedIn` one who was added anew. */
  standing: 'left' | 'disabled' | 'ordersNothing' | 'notSignedIn';
  records: number;
  /** True: at least so many. */
  isCapped: boolean;
}

/**
 * The people who own records of the account and can look after none. Owners are found one by one by the index, so that it takes as long
 * as there are owners, not records; counts stop at `most`.
 */
export function absentOwners(tx: Tx, mainId: string, most: number): Promise<AbsentOwner[]> {
  return tx.many(sql`with recursive owner as (
      (select owner_id from checks where main_id = ${mainId} order by owner_id limit 1)
      union all
      select (select c.owner_id from checks c where c.main_id = ${mainId} and c.owner_id > o.owner_id
        order by c.owner_id limit 1) from owner o where o.owner_id is not null)
    select u.id as "userId", u.nick_name as name, case when m.user_id is null then 'left' when m.disabled then 'disabled'
          when ${orders} then 'notSignedIn' else 'ordersNothing' end as standing,
        least(n.counted, ${most}) as records, n.counted > ${most} as "isCapped"
      from owner o cross join user_by_id(o.owner_id) u
      left join membership m on m.main_id = ${mainId} and m.user_id = o.owner_id
      cross join lateral (select count(*)::int as counted from (select from checks c
        where c.main_id = ${mainId} and c.owner_id = o.owner_id limit ${most} + 1) some_of) n
      where o.owner_id is not null and (m.user_id is null or not (${takes}))
      order by u.nick_name, u.id`);
}
