import { staffRoles } from '@probity/contract/roles';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface CertificationRow {
  mainId: string;
  id: string;
  enterpriseName: string;
  creditCode: string;
  licenseFileId: string;
  legalPerson: string;
  contactName: string;
  contactPhoneEnc: Buffer;
  regionCode: string | null;
  address: string | null;
  status: 'pending' | 'verified' | 'rejected' | 'withdrawn';
  /** Of what was verified before, which holds until this is verified too. */
  isChange: boolean;
  submittedBy: string;
  submittedAt: Date;
  reviewedAt: Date | null;
  /** When a change was taken back, or let go after its rejection. */
  withdrawnAt: Date | null;
  reason: string | null;
}

export const certificationColumns = sql`main_id as "mainId", id, enterprise_name as "enterpriseName", credit_code as "creditCode",
  license_file_id as "licenseFileId", legal_person as "legalPerson", contact_name as "contactName",
  contact_phone_enc as "contactPhoneEnc", region_code as "regionCode", address, status, is_change as "isChange",
  submitted_by as "submittedBy", submitted_at as "submittedAt", reviewed_at as "reviewedAt",
  withdrawn_at as "withdrawnAt", reason`;

/** The row and column that the contact's encrypted phone is bound to. */
export function contactPhoneField(certificationId: string) {
  return { table: 'certification', column: 'contact_phone_enc', rowId: certificationId };
}

export async function insertCertification(
  tx: Tx,
  row: Omit<CertificationRow, 'status' | 'reviewedAt' | 'withdrawnAt' | 'reason'>,
): Promise<void> {
  await tx.run(sql`insert into certification (main_id, id, enterprise_name, credit_code, license_file_id,
      legal_person, contact_name, contact_phone_enc, region_code, address, is_change, submitted_by, submitted_at)
    values (${row.mainId}, ${row.id}, ${row.enterpriseName}, ${row.creditCode}, ${row.licenseFileId},
      ${row.legalPerson}, ${row.contactName}, ${row.contactPhoneEnc}, ${row.regionCode}, ${row.address},
      ${row.isChange}, ${row.submittedBy}, ${row.submittedAt})`);
}

/**
 * The submission that stands for the enterprise: the newest, of a verified one the newest verified. A change stands for
 * nothing before it is verified.
 */
export function standingCertification(tx: Tx, mainId: string): Promise<CertificationRow | null> {
  return tx.maybeOne<CertificationRow>(sql`select ${certificationColumns} from certification
    where main_id = ${mainId} and (status = 'verified' or not is_change)
    order by submitted_at desc, id desc limit 1`);
}

/** The newest change that waits or was rejected; null once it is verified, withdrawn or let go. */
export async function openChange(tx: Tx, mainId: string): Promise<CertificationRow | null> {
  const newest = await tx.maybeOne<CertificationRow>(sql`select ${certificationColumns} from certification
    where main_id = ${mainId} and is_change order by submitted_at desc, id desc limit 1`);
  return newest && newest.status !== 'verified' && !newest.withdrawnAt ? newest : null;
}

/** The submission that the account was verified by last; null while it is not verified. */
export function newestVerified(tx: Tx, mainId: string): Promise<CertificationRow | null> {
  return tx.maybeOne<CertificationRow>(sql`select ${certificationColumns} from certification
    where main_id = ${mainId} and status = 'verified' order by submitted_at desc, id desc limit 1`);
}

export function certificationById(tx: Tx, mainId: string, id: string): Promise<CertificationRow | null> {
  return tx.maybeOne<CertificationRow>(
    sql`select ${certificationColumns} from certification where main_id = ${mainId} and id = ${id}`,
  );
}

export async function decide(
  tx: Tx,
  row: Pick<CertificationRow, 'mainId' | 'id'>,
  to: { status: 'verified' | 'rejected'; reason: string | null; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update certification set status = ${to.status}, reason = ${to.reason}, reviewed_by = ${to.by},
      reviewed_at = ${to.at} where main_id = ${row.mainId} and id = ${row.id}`);
}

/** Earlier rejections of the account, newest first. */
export function rejectionsBefore(tx: Tx, row: CertificationRow): Promise<{ at: Date; reason: string }[]> {
  return tx.many(sql`select reviewed_at as at, reason from certification
    where main_id = ${row.mainId} and id <> ${row.id} and status = 'rejected' and submitted_at <= ${row.submittedAt}
    order by submitted_at desc limit 20`);
}

/** The purposes for which the contact's phone was revealed, in every submission of the account, newest first. */
export function revealsOf(tx: Tx, mainId: string): Promise<{ at: Date; purpose: string }[]> {
  return tx.many(sql`select at, purpose from certification_reveal
    where main_id = ${mainId} order by at desc, id desc limit 100`);
}

export async function insertReveal(
  tx: Tx,
  row: { certification: CertificationRow; userId: string; purpose: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into certification_reveal (main_id, id, certification_id, user_id, purpose, at)
    values (${row.certification.mainId}, ${uuidv7()}, ${row.certification.id}, ${row.userId}, ${row.purpose}, ${row.at})`);
}

/**
 * Locks a credit code and a name until the transaction ends, in one order: of two enterprises of one code or name, decided at once, the
 * later sees that the earlier is verified.
 */
export async function lockIdentity(
  tx: Tx,
  { creditCode, enterpriseName }: Pick<CertificationRow, 'creditCode' | 'enterpriseName'>,
): Promise<void> {
  for (const key of [`code:${creditCode}`, `name:${enterpriseName}`])
    await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7210811))`);
}

/** Names of other verified enterprises, among those this transaction reads, with the same credit code. */
export async function othersWithCode(tx: Tx, row: CertificationRow): Promise<string[]> {
  const rows = await tx.many<{ name: string }>(sql`select distinct m.name from certification c
    join main_account m on m.id = c.main_id
    where c.credit_code = ${row.creditCode} and c.status = 'verified' and c.main_id <> ${row.mainId} order by m.name`);
  return rows.map(({ name }) => name);
}

/** A person's role in an account the transaction reads; null for none. */
export async function roleIn(tx: Tx, mainId: string, userId: string): Promise<string | null> {
  const row = await tx.maybeOne<{ role: string }>(
    sql`select role from membership where main_id = ${mainId} and user_id = ${userId} and not disabled`,
  );
  return row?.role ?? null;
}

/** True for a person on the enterprise's own side: who asks there, or gains by it, decides nothing about it for the platform. */
export async function isOwnEnterprise(tx: Tx, mainId: string, userId: string): Promise<boolean> {
  const role = await roleIn(tx, mainId, userId);
  return !(staffRoles as readonly (string | null)[]).includes(role);
}

/** Puts a submission into the queue of staff work. */
export async function queueCertification(
  tx: Tx,
  item: { mainId: string; id: string; certificationId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'certification', ${item.certificationId}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

/** The day by which a submission must be decided. */
export async function dueDayOf(tx: Tx, row: CertificationRow): Promise<string | null> {
  const item = await tx.maybeOne<{ dueAt: string | null }>(sql`select due_at as "dueAt" from work_item
    where main_id = ${row.mainId} and subject_id = ${row.id} and kind = 'certification'`);
  return item?.dueAt ?? null;
}

export async function closeWorkItem(
  tx: Tx,
  item: { mainId: string; id: string; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update work_item set status = 'done', done_at = ${item.at}, updated_at = ${item.at},
      assignee_id = ${item.by} where main_id = ${item.mainId} and id = ${item.id}`);
}
