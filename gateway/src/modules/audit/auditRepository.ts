import { join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { timeKey, type PagePosition } from '../../kernel/paging';
import type { CheckStatus } from '../../kernel/states/machines';
import type { WorkKind } from '../work/workRepository';

export interface EventRow {
  id: string;
  at: Date;
  /** The moment to the microsecond, as the position of a page. */
  sortKey: string;
  actorUserId: string | null;
  actorKind: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
  ip: string | null;
  requestId: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  detail: Record<string, unknown>;
  seq: number | null;
}

/** The conditions of a search, on audit_event e. */
export interface Conditions {
  /** The few events that meet what is rare in the account; null: nothing that is asked is rare. */
  ids: readonly string[] | null;
  /** An index answers them: days, a person, a thing. */
  within: readonly Sql[];
  /** So many events meet each that a walk along the log soon does. */
  along: readonly Sql[];
}

/**
 * One page of an account's events, newest first. The few that can be meant are fetched by their ids; what is met soon is met along
 * the log, whose order is taken first: both whatever the statistics of all accounts say of the rest.
 */
export function eventsStatement(
  mainId: string,
  { ids, within, along }: Conditions,
  page: { after: PagePosition | null; limit: number },
): Sql {
  const account = sql`e.main_id = ${mainId}`;
  const all = [account, ...within];
  if (page.after) all.push(sql`(e.at, e.id) < (${page.after.key}::timestamptz, ${page.after.id}::uuid)`);
  const told = sql`e.id, e.at, ${timeKey(sql`e.at`)} as "sortKey",
      e.actor_user_id as "actorUserId", e.actor_kind as "actorKind", e.ip, e.request_id as "requestId", e.action, e.entity, e.entity_id as "entityId",
      e.detail, e.seq`;
  const newest = sql`order by e.at desc, e.id desc`;
  if (ids)
    return sql`select ${told} from (select e.* from audit_event e where ${account} and e.id = any(${[...ids]}::uuid[]) offset 0) e
      where ${join([...all, ...along], sql` and `)} ${newest} limit ${page.limit}`;
  const met = [sql`true`, ...along];
  const ordered = sql`from audit_event e where ${join(all, sql` and `)} ${newest}`;
  return along.length > 0
    ? sql`select ${told} from (select e.* ${ordered} offset 0) e where ${join(met, sql` and `)} ${newest} limit ${page.limit}`
    : sql`select ${told} ${ordered} limit ${page.limit}`;
}

/** The number of an account's matching events, counted up to `limit`. */
export function countStatement(mainId: string, { ids, within, along }: Conditions, limit: number): Sql {
  const few = ids ? [sql`e.id = any(${[...ids]}::uuid[])`] : [];
  const all = [sql`e.main_id = ${mainId}`, ...few, ...within, ...along];
  return sql`select count(*)::int as n from (select from audit_event e where ${join(all, sql` and `)} limit ${limit}) x`;
}

/** What an event of an order is about, as the trail names it. */
export interface OfOrder {
  entity: 'order' | 'check' | 'check_item' | 'work_item';
  id: string;
}

/** What an order number means in the trail: the order, its checks and their items. Empty if there is none. */
export function ofOrderNo(tx: Tx, mainId: string, orderNo: string): Promise<OfOrder[]> {
  return tx.many<OfOrder>(sql`
    with o as (select id from orders where main_id = ${mainId} and order_no = ${orderNo}),
         c as (select c.id from checks c join o on c.order_id = o.id where c.main_id = ${mainId})
    select 'order' as entity, id from o union all select 'check', id from c
    union all select 'check_item', i.id from check_item i join c on i.check_id = c.id where i.main_id = ${mainId}`);
}

/** Who signs in with a phone number. */
export async function usersOfMobile(tx: Tx, mobileIndex: string): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`select id from user_by_mobile(${mobileIndex})`);
  return rows.map(({ id }) => id);
}

/** The checks that a condition on checks c chooses, without what belongs to them. */
export function checksAlone(tx: Tx, mainId: string, chosen: Sql): Promise<OfOrder[]> {
  return tx.many<OfOrder>(
    sql`select 'check' as entity, c.id from checks c where c.main_id = ${mainId} and ${chosen}`,
  );
}

/**
 * Whether an event is about checks that a condition on checks c chooses, or about their orders, items or work: asked of each event
 * that a walk along the log passes, where the checks are too many to name all that belongs to them.
 */
export function isAboutChecks(mainId: string, chosen: Sql): Sql {
  const id = sql`e.entity_id::uuid`;
  const check = (is: Sql) =>
    sql`exists (select from checks c where c.main_id = ${mainId} and ${is} and ${chosen})`;
  const ofPart = (table: Sql) =>
    check(sql`c.id = (select p.check_id from ${table} p where p.main_id = ${mainId} and p.id = ${id})`);
  return sql`case e.entity when 'check' then ${check(sql`c.id = ${id}`)} when 'order' then ${check(sql`c.order_id = ${id}`)}
    when 'check_item' then ${ofPart(sql`check_item`)} when 'work_item' then ${ofPart(sql`work_item`)} else false end`;
}

/** What checks, chosen by a condition on checks c, are in the trail: they, their orders, their items and their work. */
export function ofChecks(tx: Tx, mainId: string, chosen: Sql): Promise<OfOrder[]> {
  return tx.many<OfOrder>(sql`
    with c as (select c.id, c.order_id from checks c where c.main_id = ${mainId} and ${chosen})
    select 'order' as entity, c.order_id as id from c union all select 'check', c.id from c
    union all select 'check_item', i.id from check_item i join c on i.check_id = c.id where i.main_id = ${mainId}
    union all select 'work_item', w.id from work_item w join c on w.check_id = c.id where w.main_id = ${mainId}`);
}

/** The API keys and departments whose name has a text in it, in lower case. */
export async function namedThings(tx: Tx, mainId: string, text: string): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`
    select id from api_key where main_id = ${mainId} and strpos(lower(name), ${text}) > 0
    union all select id from department where main_id = ${mainId} and strpos(lower(name), ${text}) > 0`);
  return rows.map(({ id }) => id);
}

export interface PersonRow {
  userId: string;
  name: string;
  role: string;
}

/** A person who was added and has not been here is shown by the name the account typed, as in the list of its people. */
const shownName = sql`case when m.last_used_at is null then coalesce(m.invited_name, u.nick_name) else u.nick_name end`;

/** Everybody with a membership of the account, the disabled too. */
export function peopleOf(tx: Tx, mainId: string): Promise<PersonRow[]> {
  return tx.many<PersonRow>(sql`select m.user_id as "userId", ${shownName} as name, m.role
    from membership m cross join lateral user_by_id(m.user_id) u
    where m.main_id = ${mainId} order by 2, m.user_id`);
}

export interface SealRow {
  lastSeq: number | null;
  lastHash: string | null;
  sealedAt: Date | null;
  unsealed: number;
}

/** The end of the account's chain, and the events not sealed yet. */
export function sealOf(tx: Tx, mainId: string): Promise<SealRow> {
  return tx.one<SealRow>(sql`select c.last_seq as "lastSeq", encode(c.last_hash, 'hex') as "lastHash",
      c.sealed_at as "sealedAt", u.unsealed
    from (select count(*) as unsealed from audit_event where main_id = ${mainId} and seq is null) u
    left join own_audit_seal() c on true`);
}

/** An order, a check or one of its items. */
export interface OrderedThing {
  orderNo: string;
  /** Both null for an order. */
  checkId: string | null;
  status: CheckStatus | null;
  /** Its findings are erased (module retention). */
  isErased: boolean;
  /** Null for an order, once it is erased, and for whoever does not see it. */
  candidateName: string | null;
}

/** The names of a page's ids: order numbers, people, API keys, webhooks, departments. */
export interface Names {
  users: ReadonlyMap<string, string>;
  apiKeys: ReadonlyMap<string, string>;
  webhooks: ReadonlyMap<string, string>;
  departments: ReadonlyMap<string, string>;
  orders: ReadonlyMap<string, OrderedThing>;
  /** Work that is about no check, by its kind. */
  works: ReadonlyMap<string, WorkKind>;
}

export async function namesOf(
  tx: Tx,
  mainId: string,
  ids: { users: readonly string[]; things: readonly string[]; webhooks: readonly string[] },
  /** Whose candidate's name may be told, of checks c. */
  named: Sql,
): Promise<Names> {
  const users = await tx.many<{ id: string; name: string }>(sql`
    select u.id, ${shownName} as name from unnest(${[...ids.users]}::uuid[]) as i (id)
      cross join lateral user_by_id(i.id) u
      left join membership m on m.main_id = ${mainId} and m.user_id = u.id`);
  const departments = await tx.many<{ id: string; name: string }>(
    sql`select id, name from department where main_id = ${mainId}`,
  );
  const apiKeys = await tx.many<{ id: string; name: string }>(
    sql`select id, name from api_key where main_id = ${mainId} and id = any(${[...ids.users]}::uuid[])`,
  );
  const things = sql`any(${[...ids.things]}::uuid[])`;
  const webhooks = await tx.many<{ id: string; name: string }>(
    sql`select id, name from webhook where main_id = ${mainId} and id = any(${[...ids.webhooks]}::uuid[])`,
  );
  const check = sql`c.order_no as "orderNo", c.id as "checkId", c.status, c.erased_at is not null as "isErased",
    case when c.erased_at is null and ${named} then p.name end as "candidateName"`;
  const person = sql`join candidate p on p.main_id = c.main_id and p.id = c.candidate_id`;
  const orders = await tx.many<OrderedThing & { id: string }>(sql`
    select c.id, ${check} from checks c ${person}
      where c.main_id = ${mainId} and c.id = ${things}
    union all select i.id, ${check} from check_item i
      join checks c on c.main_id = i.main_id and c.id = i.check_id ${person}
      where i.main_id = ${mainId} and i.id = ${things}
    union all select w.id, ${check} from work_item w
      join checks c on c.main_id = w.main_id and c.id = w.check_id ${person}
      where w.main_id = ${mainId} and w.id = ${things}
    union all select o.id, o.order_no, null, null, false, null from orders o
      where o.main_id = ${mainId} and o.id = ${things}`);
  const works = await tx.many<{ id: string; kind: WorkKind }>(
    sql`select id, kind from work_item where main_id = ${mainId} and id = ${things} and check_id is null`,
  );
  return {
    works: new Map(works.map(({ id, kind }) => [id, kind])),
    users: new Map(users.map(({ id, name }) => [id, name])),
    apiKeys: new Map(apiKeys.map(({ id, name }) => [id, name])),
    webhooks: new Map(webhooks.map(({ id, name }) => [id, name])),
    departments: new Map(departments.map(({ id, name }) => [id, name])),
    orders: new Map(orders.map(({ id, ...thing }) => [id, thing])),
  };
}
