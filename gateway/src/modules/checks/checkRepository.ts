import type { Lamp } from '@probity/contract/rules/lamp';
import { empty, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { CheckStatus, InvitationStatus, ItemStatus, OrderStatus } from '../../kernel/states/machines';
import type { Result } from '@probity/contract/rules/verdict';
import type { WaitingOn } from './domain/waitingOn';

/** A check as the rules need it. Days are `YYYY-MM-DD`, money is fen. */
export interface CheckRow {
  mainId: string;
  id: string;
  orderId: string;
  orderStatus: OrderStatus;
  orderNo: string;
  candidateId: string;
  status: CheckStatus;
  positionTitle: string;
  positionClass: string;
  consentWay: 'sms' | 'link' | 'paper';
  paperFileId: string | null;
  createdBy: string;
  ownerId: string;
  departmentId: string | null;
  packageId: string;
  lamp: Lamp | null;
  waitingOn: WaitingOn;
  promisedAt: string | null;
  pausedAt: Date | null;
  pausedDays: number;
  startedAt: Date | null;
  reportedAt: Date | null;
  /** The person and the report are erased (module retention); a stub remains. */
  erasedAt: Date | null;
  price: number;
  mobileIndex: string;
  idIndex: string | null;
  orderedAt: Date;
  rowVersion: number;
}

export interface ItemRow {
  mainId: string;
  id: string;
  checkId: string;
  itemCode: string;
  copyNo: number;
  status: ItemStatus;
  result: Result | null;
  lamp: Lamp | null;
  consent: 'open' | 'given' | 'refused' | 'withdrawn';
  reason: string | null;
  price: number;
  money: 'none' | 'held' | 'captured' | 'released';
  question: string | null;
  questionOf: 'candidate' | 'enterprise' | null;
  /** The asking user and the time, while a question is open. */
  askedBy: string | null;
  askedAt: Date | null;
  promisedAt: string | null;
  startedAt: Date | null;
  doneAt: Date | null;
  workedBy: string | null;
  sort: number;
  /** The entries of its section of the form that it verifies; null: it needs none, or the form is not submitted. */
  entryNos: number[] | null;
  rowVersion: number;
}

export interface InvitationRow {
  mainId: string;
  id: string;
  checkId: string;
  status: InvitationStatus;
  reminders: number;
  reminderStep: number;
  remindedAt: Date | null;
  /** The due time of the next scheduled message, or of the end. */
  nextAt: Date;
  sentAt: Date;
  openedAt: Date | null;
  verifiedAt: Date | null;
  /** When the link was opened again, after a message that was sent since. */
  seenAt: Date | null;
  submittedAt: Date | null;
  expiresAt: Date;
}

const checkColumns = sql`c.main_id as "mainId", c.id, c.order_id as "orderId", o.status as "orderStatus",
  c.order_no as "orderNo", c.candidate_id as "candidateId", c.status, c.position_title as "positionTitle",
  c.position_class as "positionClass", c.consent_way as "consentWay", c.paper_file_id as "paperFileId",
  c.created_by as "createdBy", c.owner_id as "ownerId", c.department_id as "departmentId", c.package_id as "packageId",
  c.lamp, c.waiting_on as "waitingOn", c.promised_at as "promisedAt", c.paused_at as "pausedAt",
  c.paused_days as "pausedDays", c.started_at as "startedAt", c.reported_at as "reportedAt", c.erased_at as "erasedAt", c.price,
  c.mobile_index as "mobileIndex", c.id_index as "idIndex", c.ordered_at as "orderedAt", c.row_version as "rowVersion"`;

const itemColumns = sql`i.main_id as "mainId", i.id, i.check_id as "checkId", i.item_code as "itemCode",
  i.copy_no as "copyNo", i.status, i.result, i.lamp, i.consent, i.reason, i.price, i.money, i.question,
  i.question_of as "questionOf", i.asked_by as "askedBy", i.asked_at as "askedAt", i.promised_at as "promisedAt", i.started_at as "startedAt", i.done_at as "doneAt",
  i.worked_by as "workedBy", i.sort, i.entry_nos as "entryNos", i.row_version as "rowVersion"`;

const invitationColumns = sql`v.main_id as "mainId", v.id, v.check_id as "checkId", v.status, v.reminders,
  v.reminder_step as "reminderStep", v.reminded_at as "remindedAt", v.next_at as "nextAt", v.sent_at as "sentAt", v.opened_at as "openedAt",
  v.verified_at as "verifiedAt", v.seen_at as "seenAt", v.submitted_at as "submittedAt", v.expires_at as "expiresAt"`;

/** A check without a lock; null when missing or of an account the transaction does not read. */
export function checkById(tx: Tx, id: string): Promise<CheckRow | null> {
  return tx.maybeOne<CheckRow>(sql`select ${checkColumns} from checks c
    join orders o on o.main_id = c.main_id and o.id = c.order_id where c.id = ${id}`);
}

/**
 * Locks a check and its order until the transaction ends (order first: see the lock order in the ledger's service) and
 * returns the check as it is now. The transaction must be bound to the check's account; otherwise null.
 */
export async function lockCheck(tx: Tx, id: string): Promise<CheckRow | null> {
  await tx.many(sql`select o.id from orders o
    where (o.main_id, o.id) = (select c.main_id, c.order_id from checks c where c.id = ${id}) for no key update`);
  return tx.maybeOne<CheckRow>(sql`select ${checkColumns} from checks c
    join orders o on o.main_id = c.main_id and o.id = c.order_id
    where c.id = ${id} for no key update of c`);
}

/**
 * Locks several checks of one account, and before them their orders, for a transaction that changes more than one. It is called
 * before the first change and locks by id, so that two such transactions, or one beside those of single checks, cannot deadlock.
 */
export async function lockChecks(tx: Tx, mainId: string, ids: readonly string[]): Promise<void> {
  await tx.many(sql`select o.id from orders o where o.main_id = ${mainId} and o.id in
    (select c.order_id from checks c where c.main_id = ${mainId} and c.id = any(${[...ids]}::uuid[]))
    order by o.id for no key update`);
  await tx.many(sql`select c.id from checks c where c.main_id = ${mainId} and c.id = any(${[...ids]}::uuid[])
    order by c.id for no key update`);
}

/** The checks of some orders whose locks the caller holds, in the order of their ids, each locked until the transaction ends. */
export function lockChecksOf(tx: Tx, mainId: string, orderIds: readonly string[]): Promise<CheckRow[]> {
  return tx.many<CheckRow>(sql`select ${checkColumns} from checks c
    join orders o on o.main_id = c.main_id and o.id = c.order_id
    where c.main_id = ${mainId} and c.order_id = any(${[...orderIds]}::uuid[]) order by c.id for no key update of c`);
}

/** What the items of each of some checks of one account ask the candidate for, by the catalogue of the check's order. */
export async function askedFieldsOf(
  tx: Tx,
  mainId: string,
  checkIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.many<{ checkId: string; fields: string[] }>(sql`select c.id as "checkId",
      array(select distinct f from check_item i join catalogue_at(c.ordered_at) k on k.code = i.item_code
          cross join unnest(k.fields) f
        where i.main_id = c.main_id and i.check_id = c.id) as fields
    from checks c where c.main_id = ${mainId} and c.id = any(${[...checkIds]}::uuid[])`);
  return new Map(rows.map(({ checkId, fields }) => [checkId, fields]));
}

/** The items of a check, in their order, each locked when the check is being changed. */
export function itemsOf(tx: Tx, check: { mainId: string; id: string }, lock = false): Promise<ItemRow[]> {
  return tx.many<ItemRow>(sql`select ${itemColumns} from check_item i
    where i.main_id = ${check.mainId} and i.check_id = ${check.id} order by i.sort, i.id
    ${lock ? sql`for no key update` : empty}`);
}

/** The checks of an order, in the order of their ids, each locked where they are being changed. */
export async function checkIdsOf(
  tx: Tx,
  order: { mainId: string; id: string },
  lock = false,
): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`select id from checks
    where main_id = ${order.mainId} and order_id = ${order.id} order by id
    ${lock ? sql`for no key update` : empty}`);
  return rows.map(({ id }) => id);
}

/** The money of these checks' items is held from now on. */
export async function holdItems(
  tx: Tx,
  mainId: string,
  checkIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.run(sql`update check_item set money = 'held', updated_at = ${at}
    where main_id = ${mainId} and check_id = any(${[...checkIds]}::uuid[]) and money = 'none'`);
}

export function itemById(tx: Tx, id: string): Promise<ItemRow | null> {
  return tx.maybeOne<ItemRow>(sql`select ${itemColumns} from check_item i where i.id = ${id}`);
}

/** The present or last invitation of a check; null for a paper consent that needs no form. */
export function invitationOf(tx: Tx, check: { mainId: string; id: string }): Promise<InvitationRow | null> {
  return tx.maybeOne<InvitationRow>(sql`select ${invitationColumns} from invitation v
    where v.main_id = ${check.mainId} and v.check_id = ${check.id} order by v.sent_at desc, v.id desc limit 1`);
}

export function invitationById(tx: Tx, id: string): Promise<InvitationRow | null> {
  return tx.maybeOne<InvitationRow>(sql`select ${invitationColumns} from invitation v where v.id = ${id}`);
}
