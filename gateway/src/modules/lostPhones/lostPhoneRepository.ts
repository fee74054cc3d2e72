import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type LostPhoneStatus = 'open' | 'replaced' | 'rejected' | 'withdrawn' | 'lapsed';

export interface LostPhoneRow {
  mainId: string;
  id: string;
  userId: string;
  /** Null once it has ended. */
  mobileEnc: Buffer | null;
  formerIndex: string | null;
  reasonEnc: Buffer;
  askedBy: string;
  askedByName: string | null;
  askedAt: Date;
  endsAt: Date;
  status: LostPhoneStatus;
  noteEnc: Buffer | null;
  endedAt: Date | null;
}

const columns = sql`l.main_id as "mainId", l.id, l.user_id as "userId", l.mobile_enc as "mobileEnc",
  l.former_index as "formerIndex", l.reason_enc as "reasonEnc", l.asked_by as "askedBy",
  (select u.nick_name from user_by_id(l.asked_by) u) as "askedByName", l.asked_at as "askedAt", l.ends_at as "endsAt",
  l.status, l.note_enc as "noteEnc", l.ended_at as "endedAt"`;

/** The row and column that an encrypted value of a request is bound to. */
export function lostPhoneField(column: 'mobile_enc' | 'reason_enc' | 'note_enc', id: string) {
  return { table: 'lost_phone', column, rowId: id };
}

/** The newest request of each person of the account, of those that are open or ended since; the newest first. */
export function newestLostPhones(
  tx: Tx,
  mainId: string,
  filter: { since: Date; limit: number },
): Promise<LostPhoneRow[]> {
  return tx.many<LostPhoneRow>(sql`select ${columns} from (select distinct on (n.user_id) n.* from lost_phone n
      where n.main_id = ${mainId} and (n.status = 'open' or n.ended_at > ${filter.since})
      order by n.user_id, n.asked_at desc, n.id desc) l
    order by l.asked_at desc, l.id desc limit ${filter.limit}`);
}

/** False while another request for the person is open. */
export async function insertLostPhone(
  tx: Tx,
  row: {
    mainId: string;
    id: string;
    userId: string;
    mobileEnc: Buffer;
    formerIndex: string;
    reasonEnc: Buffer;
    askedBy: string;
    askedAt: Date;
    endsAt: Date;
  },
): Promise<boolean> {
  const added =
    await tx.run(sql`insert into lost_phone (main_id, id, user_id, mobile_enc, former_index, reason_enc, asked_by, asked_at, ends_at)
    values (${row.mainId}, ${row.id}, ${row.userId}, ${row.mobileEnc}, ${row.formerIndex}, ${row.reasonEnc},
      ${row.askedBy}, ${row.askedAt}, ${row.endsAt})
    on conflict (main_id, user_id) where status = 'open' do nothing`);
  return added === 1;
}

/** Puts a request into the queue of staff work. */
export async function queueLostPhone(
  tx: Tx,
  item: { mainId: string; id: string; lostPhoneId: string; dueAt: string; at: Date },
): Promise<void> {
  await tx.run(sql`insert into work_item (main_id, id, kind, subject_id, due_at, created_at, updated_at)
    values (${item.mainId}, ${item.id}, 'lostPhone', ${item.lostPhoneId}, ${item.dueAt}, ${item.at}, ${item.at})`);
}

export interface LostPhoneWork {
  mainId: string;
  mainName: string;
  workItemId: string;
  lostPhoneId: string;
  assigneeId: string | null;
}

/** The work of deciding a request, by either of their ids; null where the transaction does not read it. */
export function lostPhoneWork(
  tx: Tx,
  by: { workItemId: string } | { lostPhoneId: string },
): Promise<LostPhoneWork | null> {
  const which = 'workItemId' in by ? sql`w.id = ${by.workItemId}` : sql`w.subject_id = ${by.lostPhoneId}`;
  return tx.maybeOne<LostPhoneWork>(sql`select w.main_id as "mainId", m.name as "mainName", w.id as "workItemId",
      l.id as "lostPhoneId", w.assignee_id as "assigneeId"
    from work_item w join main_account m on m.id = w.main_id
    join lost_phone l on l.main_id = w.main_id and l.id = w.subject_id
    where ${which} and w.kind = 'lostPhone'`);
}

export function lostPhoneById(tx: Tx, mainId: string, id: string): Promise<LostPhoneRow | null> {
  return tx.maybeOne<LostPhoneRow>(
    sql`select ${columns} from lost_phone l where l.main_id = ${mainId} and l.id = ${id}`,
  );
}

/** Locks a request until the transaction ends: who comes second sees what became of it. Bound to its account. */
export async function lockLostPhone(tx: Tx, mainId: string, id: string): Promise<void> {
  await tx.many(sql`select id from lost_phone where main_id = ${mainId} and id = ${id} for update`);
}

/** Ends a request; its numbers are erased in the same statement. */
export async function endLostPhone(
  tx: Tx,
  row: Pick<LostPhoneRow, 'mainId' | 'id'>,
  end: {
    status: Exclude<LostPhoneStatus, 'open'>;
    decidedBy: string | null;
    noteEnc: Buffer | null;
    at: Date;
  },
): Promise<void> {
  await tx.run(sql`update lost_phone set status = ${end.status}, decided_by = ${end.decidedBy}, note_enc = ${end.noteEnc},
      ended_at = ${end.at}, mobile_enc = null, former_index = null
    where main_id = ${row.mainId} and id = ${row.id}`);
}

/** Ends the work of deciding: done by somebody, or cancelled with nobody. */
export async function endLostPhoneWork(
  tx: Tx,
  row: Pick<LostPhoneRow, 'mainId' | 'id'>,
  by: string | null,
  at: Date,
): Promise<void> {
  const to = by === null ? sql`status = 'cancelled'` : sql`status = 'done', assignee_id = ${by}`;
  await tx.run(sql`update work_item set ${to}, done_at = ${at}, updated_at = ${at}
    where main_id = ${row.mainId} and subject_id = ${row.id} and kind = 'lostPhone'`);
}
