import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { waitingOnOf } from './domain/waitingOn';
import { insertNameParts } from './namePartRepository';

export interface NewCandidate {
  mainId: string;
  id: string;
  name: string;
  mobileEnc: Buffer;
  mobileIndex: string;
  idNumberEnc: Buffer | null;
  idIndex: string | null;
  at: Date;
}

/** A phone that this account has asked before keeps the language used then. */
export async function insertCandidates(tx: Tx, people: readonly NewCandidate[]): Promise<void> {
  const rows = people.map((person) => ({
    main_id: person.mainId,
    id: person.id,
    name: person.name,
    mobile: person.mobileEnc.toString('base64'),
    mobile_index: person.mobileIndex,
    id_number: person.idNumberEnc?.toString('base64') ?? null,
    id_index: person.idIndex,
    at: person.at,
  }));
  await tx.run(sql`insert into candidate
    (main_id, id, name, mobile_enc, mobile_index, id_number_enc, id_index, created_at, updated_at, language)
    select p.main_id, p.id, p.name, decode(p.mobile, 'base64'), p.mobile_index, decode(p.id_number, 'base64'), p.id_index,
           p.at, p.at, (select c.language from candidate c where c.main_id = p.main_id
              and c.mobile_index = p.mobile_index and c.language is not null
              order by c.created_at desc, c.id desc limit 1)
    from jsonb_to_recordset(${json(rows)}::jsonb) as p (main_id uuid, id uuid, name text, mobile text, mobile_index text,
      id_number text, id_index text, at timestamptz)`);
}

export interface NewCheck {
  mainId: string;
  id: string;
  orderId: string;
  orderNo: string;
  candidateId: string;
  positionTitle: string;
  positionClass: string;
  status: 'awaitingApproval' | 'awaitingPayment';
  consentWay: 'sms' | 'link' | 'paper';
  paperFileId: string | null;
  createdBy: string;
  ownerId: string;
  departmentId: string | null;
  packageId: string;
  /** The batch it was ordered in; null for a single order. */
  batchId: string | null;
  price: number;
  nameKey: string;
  pinyinKey: string;
  nameParts: string[];
  mobileIndex: string;
  idIndex: string | null;
  at: Date;
}

/** Checks of one account, with what their names are found by. */
export async function insertChecks(tx: Tx, mainId: string, checks: readonly NewCheck[]): Promise<void> {
  const rows = checks.map((check) => ({
    id: check.id,
    order_id: check.orderId,
    order_no: check.orderNo,
    candidate_id: check.candidateId,
    status: check.status,
    waiting_on: waitingOnOf(check.status, []),
    position_title: check.positionTitle,
    position_class: check.positionClass,
    consent_way: check.consentWay,
    paper_file_id: check.paperFileId,
    created_by: check.createdBy,
    owner_id: check.ownerId,
    department_id: check.departmentId,
    package_id: check.packageId,
    batch_id: check.batchId,
    price: check.price,
    name_key: check.nameKey,
    pinyin_key: check.pinyinKey,
    name_parts: check.nameParts,
    mobile_index: check.mobileIndex,
    id_index: check.idIndex,
    at: check.at,
  }));
  await tx.run(sql`insert into checks
    (main_id, id, order_id, order_no, candidate_id, status, waiting_on, position_title, position_class, consent_way,
     paper_file_id, created_by, owner_id, department_id, package_id, batch_id, price, name_key, pinyin_key, name_parts,
     mobile_index, id_index, ordered_at, updated_at)
    select ${mainId}::uuid, c.id, c.order_id, c.order_no, c.candidate_id, c.status, c.waiting_on, c.position_title,
           c.position_class, c.consent_way, c.paper_file_id, c.created_by, c.owner_id, c.department_id, c.package_id, c.batch_id,
           c.price, c.name_key, c.pinyin_key, c.name_parts, c.mobile_index, c.id_index, c.at, c.at
    from jsonb_to_recordset(${json(rows)}::jsonb) as c (id uuid, order_id uuid, order_no text, candidate_id uuid,
      status text, waiting_on text, position_title text, position_class text, consent_way text, paper_file_id uuid,
      created_by uuid, owner_id uuid, department_id uuid, package_id uuid, batch_id uuid, price int, name_key text, pinyin_key text,
      name_parts text[], mobile_index text, id_index text, at timestamptz)`);
  await insertNameParts(tx, mainId, checks);
}

export interface NewItem {
  id: string;
  checkId: string;
  itemCode: string;
  copyNo: number;
  price: number;
  reason: string | null;
  /** Its place in its check. */
  sort: number;
}

/** The items of checks of one account. */
export async function insertItems(
  tx: Tx,
  { mainId, at }: { mainId: string; at: Date },
  items: readonly NewItem[],
): Promise<void> {
  const rows = items.map((item) => ({
    id: item.id,
    check_id: item.checkId,
    item_code: item.itemCode,
    copy_no: item.copyNo,
    price: item.price,
    reason: item.reason,
    sort: item.sort,
  }));
  await tx.run(sql`insert into check_item (main_id, id, check_id, item_code, copy_no, price, reason, sort, updated_at)
    select ${mainId}::uuid, i.id, i.check_id, i.item_code, i.copy_no, i.price, i.reason, i.sort, ${at}
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as i (id uuid, check_id uuid, item_code text, copy_no int, price int, reason text, sort int)`);
}
