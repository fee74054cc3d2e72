import type { components } from '../../kernel/contract.gen';
import { ownAndTeam } from '../../kernel/reach';
import type { Session } from '../../kernel/session';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { keyNameOf } from '../apiKeys/keyRepository';
import type { ItemRow } from './checkRepository';

type Of = { mainId: string; id: string };
type Schemas = components['schemas'];

export interface CandidateRow {
  id: string;
  name: string;
  mobileEnc: Buffer;
  idNumberEnc: Buffer | null;
  /** The order's number, if the candidate entered another one. */
  orderedIdNumberEnc: Buffer | null;
}

export function candidateOf(tx: Tx, check: { mainId: string; candidateId: string }): Promise<CandidateRow> {
  return tx.one<CandidateRow>(sql`select id, name, mobile_enc as "mobileEnc", id_number_enc as "idNumberEnc",
      ordered_id_number_enc as "orderedIdNumberEnc"
    from candidate where main_id = ${check.mainId} and id = ${check.candidateId}`);
}

export interface EventRow {
  at: Date;
  action: string;
  actorKind: string;
  actorName: string | null;
  keyName: string | null;
  detail: Record<string, string | number | null>;
  /** Who was put in charge, or a key that is again; null for other events. */
  inCharge: string | null;
  /** The purpose of a reveal. It is not in the trail: it may contain personal data, and is erased with the check. */
  purpose: string | null;
}

/** The timeline of a check: its audit events, oldest first. A person's reveals and their events have the same order. */
export function eventsOf(tx: Tx, check: Of): Promise<EventRow[]> {
  return tx.many<EventRow>(sql`
    with e as (
      select at, id, main_id, action, actor_kind, actor_user_id, detail,
          row_number() over (partition by action, actor_user_id order by id) as nth
        from audit_event
        where main_id = ${check.mainId} and entity = 'check' and entity_id = ${check.id} and action like 'check.%'),
    r as (
      select user_id, nullif(purpose, '') as purpose, row_number() over (partition by user_id order by id) as nth
        from reveal where main_id = ${check.mainId} and check_id = ${check.id})
    select e.at, e.action, e.actor_kind as "actorKind", e.detail, r.purpose,
        case when e.action in ('check.assigned', 'check.assignmentUndone') then coalesce(
          (select u.nick_name from user_by_id((e.detail ->> 'person')::uuid) u),
          ${keyNameOf(sql`e.main_id`, sql`(e.detail ->> 'person')::uuid`)}) end as "inCharge",
        (select u.nick_name from user_by_id(e.actor_user_id) u) as "actorName",
        ${keyNameOf(sql`e.main_id`, sql`e.actor_user_id`)} as "keyName"
      from e left join r on e.action = 'check.revealed' and r.user_id = e.actor_user_id and r.nth = e.nth
      order by e.at, e.id`);
}

/** The batch a check was ordered in, where the session reaches it. */
export function batchOf(
  tx: Tx,
  session: Session,
  check: Of,
): Promise<{ batchId: string; name: string | null; createdAt: Date } | null> {
  const reached = ownAndTeam(session, { madeBy: sql`b.created_by`, departmentId: sql`b.department_id` });
  return tx.maybeOne<{
    batchId: string;
    name: string | null;
    createdAt: Date;
  }>(sql`select b.id as "batchId", b.name, b.created_at as "createdAt" from checks c
      join batch b on b.main_id = c.main_id and b.id = c.batch_id
    where c.main_id = ${check.mainId} and c.id = ${check.id} and ${reached}`);
}

/** The rule, the period and the time of an erased check's erasure. */
export function erasureOf(
  tx: Tx,
  check: Of,
): Promise<{ at: Date; rule: 'report' | 'unfinished' | 'closing'; days: number }> {
  return tx.one(sql`select erased_at as at, erased_rule as rule, erased_days as days from checks
    where main_id = ${check.mainId} and id = ${check.id}`);
}

export interface ConsentFacts {
  id: string;
  kind: 'electronic' | 'paper';
  textVersion: string;
  /** SHA-256, hex. */
  textHash: string;
  givenAt: Date;
  confirmedAt: Date | null;
  /** The signed name, if it is not the candidate's. */
  signedAsEnc: Buffer | null;
  /** How the signature that is stored was made; null where none is, as on paper. */
  signatureWay: 'drawn' | 'typed' | 'unknown' | null;
}

export function consentOf(tx: Tx, check: Of): Promise<ConsentFacts | null> {
  return tx.maybeOne<ConsentFacts>(sql`select id, kind, text_version as "textVersion", text_hash as "textHash", given_at as "givenAt",
      confirmed_at as "confirmedAt", case when name_differs then signed_name_enc end as "signedAsEnc",
      case when signature_enc <> ''::bytea then coalesce(signature_way, 'unknown') end as "signatureWay"
    from consent where main_id = ${check.mainId} and check_id = ${check.id} order by given_at desc, id desc limit 1`);
}

/** The newest first. */
export interface MessageRow {
  at: Date;
  template: string;
  mobile: string;
  /** What was done with it, and what the network said of it since (sms_outbox_take). */
  status: string;
  delivery: Exclude<Schemas['SmsStatus'], 'queued' | 'sent'> | null;
  deliveryReason: Exclude<Schemas['SmsReason'], 'notTaken'> | null;
}

export function messagesOf(tx: Tx, check: Of): Promise<MessageRow[]> {
  return tx.many<MessageRow>(sql`select m.at, m.template, m.mobile_masked as mobile,
      o.status, o.delivery, o.delivery_reason as "deliveryReason"
    from check_message m cross join lateral sms_outbox_take(m.id) o
    where m.main_id = ${check.mainId} and m.check_id = ${check.id} order by m.at desc, m.id desc`);
}

export function closedReasonOf(tx: Tx, check: Of): Promise<{ reason: Buffer | null }> {
  return tx.one(sql`select closed_reason_enc as reason from checks
    where main_id = ${check.mainId} and id = ${check.id}`);
}

/** The sums of the items' money by state. Fen. */
export function moneyOf(items: readonly ItemRow[]) {
  const sum = (money: ItemRow['money']) =>
    items.reduce((total, item) => total + (item.money === money ? item.price : 0), 0);
  return { held: sum('held'), captured: sum('captured'), released: sum('released') };
}

/** Fen. */
export interface CheckCorrection {
  at: Date;
  amount: number;
  checkItemId: string;
  reason: string;
}

/** What was given back of the check's charges, the first first. */
export function correctionsOfCheck(
  tx: Tx,
  { mainId, orderId }: { mainId: string; orderId: string },
): Promise<CheckCorrection[]> {
  return tx.many<CheckCorrection>(sql`select t.created_at as at, e.amount, i.id as "checkItemId", v.reason
    from ledger_transaction t
      join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.account_kind = 'available'
      join ledger_transaction b on b.main_id = t.main_id and b.id = t.reverses_id
      join check_item i on i.main_id = b.main_id and i.id = b.check_item_id
      join charge_correction v on v.main_id = t.main_id and v.charge_id = t.reverses_id and v.id::text = t.reference
    where t.main_id = ${mainId} and t.order_id = ${orderId} and t.kind = 'correction' order by t.created_at, t.id`);
}

export interface FileFacts {
  fileId: string;
  fileName: string;
  size: number;
  sha256: string;
  uploadedAt: Date;
  kind: string;
}

/** The form that the candidate signed on paper. */
export async function paperFileIds(tx: Tx, check: Of): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`select paper_file_id as id from checks
    where main_id = ${check.mainId} and id = ${check.id} and paper_file_id is not null`);
  return rows.map((row) => row.id);
}

/** Some files of an account, oldest first. */
export async function filesById(tx: Tx, mainId: string, ids: readonly string[]): Promise<FileFacts[]> {
  if (ids.length === 0) return [];
  return tx.many<FileFacts>(sql`select id as "fileId", original_name as "fileName", size, sha256,
      created_at as "uploadedAt", kind
    from file_object where main_id = ${mainId} and id = any(${[...ids]}::uuid[]) order by created_at, id`);
}
