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
export async function insertCandidate(tx: Tx, person: NewCandidate): Promise<void> {
  await tx.run(sql`insert into candidate
    (main_id, id, name, mobile_enc, mobile_index, id_number_enc, id_index, created_at, updated_at, language)
    values (${person.mainId}, ${person.id}, ${person.name}, ${person.mobileEnc}, ${person.mobileIndex},
            ${person.idNumberEnc}, ${person.idIndex}, ${person.at}, ${person.at},
            (select c.language from candidate c where c.main_id = ${person.mainId}
              and c.mobile_index = ${person.mobileIndex} and c.language is not null
              order by c.created_at desc, c.id desc limit 1))`);
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
  price: number;
  nameKey: string;
  pinyinKey: string;
  nameParts: string[];
  mobileIndex: string;
  idIndex: string | null;
  at: Date;
}

export async function insertCheck(tx: Tx, check: NewCheck): Promise<void> {
  await tx.run(sql`insert into checks
    (main_id, id, order_id, order_no, candidate_id, status, waiting_on, position_title, position_class, consent_way,
     paper_file_id, created_by, owner_id, department_id, package_id, price, name_key, pinyin_key, name_parts, mobile_index,
     id_index, ordered_at, updated_at)
    values (${check.mainId}, ${check.id}, ${check.orderId}, ${check.orderNo}, ${check.candidateId}, ${check.status},
            ${waitingOnOf(check.status, [])}, ${check.positionTitle}, ${check.positionClass}, ${check.consentWay}, ${check.paperFileId},
            ${check.createdBy}, ${check.ownerId}, ${check.departmentId}, ${check.packageId}, ${check.price},
            ${check.nameKey}, ${check.pinyinKey}, ${check.nameParts}, ${check.mobileIndex}, ${check.idIndex}, ${check.at}, ${check.at})`);
  await insertNameParts(tx, check.mainId, [check]);
}

export interface NewItem {
  id: string;
  itemCode: string;
  copyNo: number;
  price: number;
  reason: string | null;
}

export async function insertItems(
  tx: Tx,
  check: { mainId: string; id: string; at: Date },
  items: readonly NewItem[],
): Promise<void> {
  await tx.run(sql`insert into check_item (main_id, id, check_id, item_code, copy_no, price, reason, sort, updated_at)
    select ${check.mainId}::uuid, i.id, ${check.id}::uuid, i.item_code, i.copy_no, i.price, i.reason, i.sort, ${check.at}
    from jsonb_to_recordset(${json(
      items.map((item, sort) => ({
        id: item.id,
        item_code: item.itemCode,
        copy_no: item.copyNo,
        price: item.price,
        reason: item.reason,
        sort,
      })),
    )}::jsonb) as i (id uuid, item_code text, copy_no int, price int, reason text, sort int)`);
}
