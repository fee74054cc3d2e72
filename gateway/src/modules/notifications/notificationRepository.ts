import { empty, json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { components } from '../../kernel/contract.gen';
import type { Lang } from '../../kernel/context';
import type { Session } from '../../kernel/session';
import { reachOf } from '../../kernel/reach';
import { timeKey, type PagePosition } from '../../kernel/paging';
import type { CheckStanding, Person } from './domain/audience';
import type { NotificationKind } from './domain/rules';
import { amountOfSubject, isDecided } from './subjectRepository';

type Notification = components['schemas']['Notification'];

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  mainName: string;
  entity: string;
  entityId: string;
  checkId: string | null;
  params: {
    orderNo?: string;
    task?: Notification['task'];
    /** Notices of earlier versions have no `unpaid`. */
    became?: Omit<NonNullable<Notification['became']>, 'unpaid'> & { unpaid?: number };
    /** The batch that a task worked on. */
    batchId?: string;
    records?: number;
    apiKeys?: number;
    /** What those that wait for approval cost, or up to what the person may approve now, in fen. */
    amount?: number;
    /** Who ordered all of those; absent where several people did. */
    orderedBy?: string;
    /** Of a payment that did not fit. */
    outcome?: Notification['outcome'];
    browser?: string;
    /** China's day on which an account is erased. */
    day?: string;
    /** Of a report that was published before. */
    version?: number;
  };
  /** What the batch is called, null once its people are erased, and when it was begun; null where it is about none. */
  batch: { name: string | null; createdAt: string } | null;
  /** What money is about, in fen; null for every other kind. */
  amount: number | null;
  decided: boolean | null;
  /** Why it was given back. */
  reason: string | null;
  /** That version and the kinds of check that changed in it, while it is kept and the reader sees the check. */
  newVersion: { version: number; changed: Record<Lang, string>[] } | null;
  /** Null when the reader does not see the check, or there is none. */
  candidateName: string | null;
  /** The colleague who acted, or whose the records were. */
  by: string | null;
  createdAt: Date;
  /** The same to the microsecond, as the position of a page. */
  sortKey: string;
  readAt: Date | null;
}

export interface NewNotification extends Omit<
  NotificationRow,
  | 'mainName'
  | 'batch'
  | 'newVersion'
  | 'amount'
  | 'decided'
  | 'reason'
  | 'candidateName'
  | 'by'
  | 'sortKey'
  | 'readAt'
> {
  mainId: string;
  eventId: string;
  userId: string;
  inApp: boolean;
}

/** The lines `n` of somebody about the batch that another line is about, of the same kind of thing. */
const ofSameBatch = ({ mainId, userId, entity, params }: NewNotification) =>
  sql`n.main_id = ${mainId} and n.user_id = ${userId} and n.entity = ${entity} and n.in_app
    and n.params ->> 'batchId' = ${params.batchId}`;

/** Deliveries of events about one batch wait for each other: neither would see the other's line, and both would stand. */
export async function lockBatchLines(
  tx: Tx,
  { mainId, batchId }: { mainId: string; batchId: string },
): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`bell ${mainId} ${batchId}`}, 0))`);
}

/** False when this person was notified of this event already. Of a batch nothing stands at the bell that comes after what is newer. */
export async function insertNotification(tx: Tx, row: NewNotification): Promise<boolean> {
  const isNewest = row.params.batchId
    ? sql`not exists (select from notification n where ${ofSameBatch(row)}
        and (n.created_at, n.event_id) > (${row.createdAt}::timestamptz, ${row.eventId}::uuid))`
    : sql`true`;
  const added = await tx.run(sql`insert into notification
    (main_id, id, event_id, user_id, kind, entity, entity_id, check_id, params, in_app, created_at)
    values (${row.mainId}, ${row.id}, ${row.eventId}, ${row.userId}, ${row.kind}, ${row.entity}, ${row.entityId},
            ${row.checkId}, ${json(row.params)}::jsonb, ${row.inApp} and ${isNewest}, ${row.createdAt})
    on conflict (main_id, event_id, user_id) do nothing`);
  return added === 1;
}

/** A line about a batch takes the place of the unread ones before it. */
export async function dropEarlierOfBatch(tx: Tx, row: NewNotification): Promise<void> {
  await tx.run(sql`update notification n set in_app = false where ${ofSameBatch(row)} and n.read_at is null
    and (n.created_at, n.event_id) < (${row.createdAt}::timestamptz, ${row.eventId}::uuid)`);
}

/** A person's notifications, newest first; the transaction's scope bounds the accounts. */
export function notificationsOf(
  tx: Tx,
  session: Pick<Session, 'userId' | 'roles' | 'departmentId'>,
  filter: { isUnread: boolean; after: PagePosition | null; limit: number },
): Promise<NotificationRow[]> {
  const { isUnread, after, limit } = filter;
  return tx.many(sql`select n.id, n.kind, a.name as "mainName", n.entity, n.entity_id as "entityId",
      n.check_id as "checkId", n.params, n.created_at as "createdAt", ${timeKey(sql`n.created_at`)} as "sortKey", n.read_at as "readAt",
      (select jsonb_build_object('name', b.name, 'createdAt', b.created_at) from batch b
        where b.main_id = n.main_id and b.id = (n.params ->> 'batchId')::uuid) as batch,
      coalesce((n.params ->> 'amount')::bigint, ${amountOfSubject}) as amount, ${isDecided} as decided,
      case when n.kind = 'correction.done' then back.reason end as reason,
      case when ${reachOf(session)} then (select jsonb_build_object('version', v.version, 'changed',
          coalesce((select jsonb_agg(jsonb_build_object('en', k.name_en, 'zh', k.name_zh) order by k.sort)
            from catalogue_at(c.ordered_at) k where k.code = any(v.changed)), '[]'))
        from report_version v where v.main_id = n.main_id and v.check_id = n.check_id
          and v.version = (n.params ->> 'version')::int) end as "newVersion",
      case when ${reachOf(session)} then p.name end as "candidateName",
      case when n.kind in ('check.returned', 'work.handedOver', 'work.takenOver', 'user.left', 'ownership.handedOn') then (select u.nick_name from domain_event e, user_by_id(e.actor_user_id) u
        where e.main_id = n.main_id and e.id = n.event_id)
        when n.kind = 'order.awaitingApproval' then (select u.nick_name from user_by_id((n.params ->> 'orderedBy')::uuid) u)
        when n.kind = 'member.handedOver' then (select u.nick_name from domain_event e, user_by_id((e.detail ->> 'owner')::uuid) u
        where e.main_id = n.main_id and e.id = n.event_id)
        when n.kind in ('records.given', 'records.takenBack') then (select u.nick_name from domain_event e, user_by_id((e.detail ->> 'giver')::uuid) u
        where e.main_id = n.main_id and e.id = n.event_id) end as by
    from notification n join main_account a on a.id = n.main_id
    left join charge_correction back on n.entity = 'correction' and back.main_id = n.main_id and back.id = n.entity_id
    left join checks c on c.main_id = n.main_id and c.id = n.check_id
    left join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    where n.user_id = ${session.userId} and n.in_app ${isUnread ? sql`and n.read_at is null` : empty}
      ${after ? sql`and (n.created_at, n.id) < (${after.key}::timestamptz, ${after.id}::uuid)` : empty}
    order by n.created_at desc, n.id desc limit ${limit}`);
}

/** What a payout is about, or what is given back of a charge, in fen; null of everything else. */
export async function amountOf(
  tx: Tx,
  { entity, mainId, entityId }: Pick<NotificationRow, 'entity' | 'entityId'> & { mainId: string },
): Promise<number | null> {
  const row = await tx.maybeOne<{ amount: number }>(sql`
    select amount from payout where ${entity} = 'payout' and main_id = ${mainId} and id = ${entityId}
    union all
    select amount from charge_correction where ${entity} = 'correction' and main_id = ${mainId} and id = ${entityId}`);
  return row?.amount ?? null;
}

/** Null for a program. */
export async function nameOfUser(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.maybeOne<{ name: string }>(
    sql`select u.nick_name as name from user_by_id(${userId}) u`,
  );
  return row?.name ?? null;
}

/** Counts up to `most` and no further. */
export async function countUnread(tx: Tx, userId: string, most: number): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*) as n from (select from notification
    where user_id = ${userId} and in_app and read_at is null limit ${most}) counted`);
  return n;
}

/** Marks one or all of the session's own notifications as read, in every account it reads; returns the number. */
export async function markRead(tx: Tx, id: string | null, now: Date): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select own_notifications_read(${id}::uuid, ${now}) as n`);
  return n;
}

export function notificationPeople(tx: Tx, roles: readonly string[]): Promise<Person[]> {
  return tx.many(sql`select user_id as "userId", role, department_id as "departmentId", mobile_enc as "mobileEnc",
    of_others as "ofOthers", choices from notification_people(${[...roles]}::text[])`);
}

export function checkStanding(tx: Tx, checkId: string): Promise<CheckStanding | null> {
  return tx.maybeOne(sql`select c.created_by as "createdBy", c.owner_id as "ownerId", c.department_id as "departmentId",
      c.order_no as "orderNo", array(select e.user_id from report_editor e
        where e.main_id = c.main_id and e.check_id = c.id and e.version = c.draft_version) as editors,
      array(select distinct r.by_user from report_review r where r.main_id = c.main_id and r.check_id = c.id
        and r.action = 'disputed' and r.by_user is not null) as disputers
    from checks c where c.id = ${checkId}`);
}
