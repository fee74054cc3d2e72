import type { components } from '../../kernel/contract.gen';
import { handedColumns } from '../checks/handedRepository';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type WorkKind = components['schemas']['WorkItemKind'];

export interface WorkRow {
  mainId: string;
  id: string;
  kind: WorkKind;
  status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
  mainName: string;
  checkId: string | null;
  checkItemId: string | null;
  subjectId: string | null;
  itemCode: string | null;
  copyNo: number | null;
  entryNos: number[] | null;
  candidateName: string | null;
  paperFileId: string | null;
  /** The uploaded file name of a signed form. */
  fileName: string | null;
  /** A submission that changes what is verified. */
  isChange: boolean;
  /** Of a payment: a refund of ours does not go through. */
  isOfRefund: boolean;
  /** The text of a dispute, and the name of the account's user who wrote it, null for the candidate. */
  disputeId: string | null;
  disputeEnc: Buffer | null;
  disputedBy: string | null;
  /** Of a signOff, what of the desk is to change. */
  signOff: 'bankAccount' | 'serviceContract' | 'consent' | 'rechargeLimit' | null;
  /** Of what takes two operators: the one who did the first part, or asked for it. */
  firstBy: string | null;
  firstName: string | null;
  /** Of money or a limit, in fen; of a payment what was ordered. */
  amount: number | null;
  assigneeId: string | null;
  assigneeName: string | null;
  handedBy: string | null;
  handedNoteEnc: Buffer | null;
  /** When it was over, what became of its thing and, of one that was rejected, why. */
  doneAt: Date | null;
  became: string | null;
  refusal: string | null;
  dueAt: string | null;
  createdAt: Date;
}

/**
 * The customer's name. A first submission shows the name in it: the account takes that name only once it is verified. A change
 * shows the name that holds.
 */
const mainName = sql`case when z.is_change then m.name else coalesce(z.enterprise_name, m.name) end`;

const firstBy = sql`coalesce(pay.entered_by, paid.first_by, back.asked_by, given.asked_by, bank.asked_by, txt.written_by, lim.asked_by)`;

/** The columns shown of work; `works` provides it as w. */
export const workRows = (
  works: Sql,
) => sql`select w.main_id as "mainId", w.id, w.kind, w.status, ${mainName} as "mainName", w.check_id as "checkId",
    i.id as "checkItemId", w.subject_id as "subjectId", i.item_code as "itemCode", i.copy_no as "copyNo",
    i.entry_nos as "entryNos",
    k.name as "candidateName", c.paper_file_id as "paperFileId", f.original_name as "fileName",
    coalesce(z.is_change, false) as "isChange", coalesce(odd.kind like 'refund%' and odd.kind <> 'refunded', false) as "isOfRefund",
    d.id as "disputeId", d.comment_enc as "disputeEnc",
    (select u.nick_name from user_by_id(d.by_user) u) as "disputedBy",
    case when bank.id is not null then 'bankAccount' when lim.id is not null then 'rechargeLimit' else txt.kind end as "signOff",
    ${firstBy} as "firstBy", (select u.nick_name from user_by_id(${firstBy}) u) as "firstName",
    coalesce(pay.amount, paid.amount, given.amount, scan.amount, took.amount, lim.above) as amount, w.assignee_id as "assigneeId",
    (select u.nick_name from user_by_id(w.assignee_id) u) as "assigneeName", ${handedColumns},
    w.done_at as "doneAt", coalesce(paid.status, pay.status, back.status, given.status, inv.status, z.status, lost.status,
      bank.status, txt.status, lim.status) as became,
    coalesce(paid.reason, pay.refusal, back.refusal, given.refusal, inv.reason, z.reason, bank.refusal, txt.reason) as refusal,
    w.due_at as "dueAt", w.created_at as "createdAt"
  from ${works}
  join main_account m on m.id = w.main_id
  left join certification z on z.main_id = w.main_id and z.id = w.subject_id and w.kind = 'certification'
  left join payment_oddity odd on w.kind = 'payment' and odd.main_id = w.main_id and odd.id = w.subject_id
  left join payment scan on scan.main_id = odd.main_id and scan.id = odd.payment_id
  left join payout pay on w.kind = 'payout' and pay.main_id = w.main_id and pay.id = w.subject_id
  left join recharge paid on w.kind = 'recharge' and paid.main_id = w.main_id and paid.id = w.subject_id
  left join recharge_reversal back on w.kind = 'reversal' and back.main_id = w.main_id and back.id = w.subject_id
  left join ledger_entry took on took.main_id = back.main_id and took.transaction_id = back.booking_id and took.account_kind = 'available'
  left join charge_correction given on w.kind = 'correction' and given.main_id = w.main_id and given.id = w.subject_id
  left join bank_account_change bank on w.kind = 'signOff' and bank.main_id = w.main_id and bank.id = w.subject_id
  left join signed_text_change txt on w.kind = 'signOff' and txt.main_id = w.main_id and txt.id = w.subject_id
  left join recharge_limit_change lim on w.kind = 'signOff' and lim.main_id = w.main_id and lim.id = w.subject_id
  left join invoice_request inv on w.kind = 'invoice' and inv.main_id = w.main_id and inv.id = w.subject_id
  left join lost_phone lost on w.kind = 'lostPhone' and lost.main_id = w.main_id and lost.id = w.subject_id
  left join checks c on c.main_id = w.main_id and c.id = w.check_id
  left join file_object f on w.kind = 'paperConsent' and f.main_id = w.main_id
    and f.id = coalesce(w.subject_id, c.paper_file_id)
  left join candidate k on k.main_id = c.main_id and k.id = c.candidate_id
  left join check_item i on i.main_id = w.main_id
    and i.id = case w.kind when 'dispute' then w.subject_id else w.check_item_id end
  left join lateral (select r.id, r.by_user, r.comment_enc from report_review r
    where w.kind = 'dispute' and r.main_id = w.main_id and r.check_id = w.check_id and r.action = 'disputed'
      and r.at <= w.created_at order by r.at desc limit 1) d on true`;

export function workItemById(tx: Tx, id: string): Promise<WorkRow | null> {
  return tx.maybeOne<WorkRow>(sql`${workRows(sql`work_item w`)} where w.id = ${id}`);
}

/**
 * Assigns work from now on. Whoever gives it back leaves a note; taking back one's own work deletes its note: nobody reads it
 * any more.
 */
export async function assign(
  tx: Tx,
  item: Pick<WorkRow, 'mainId' | 'id'>,
  to: {
    status: 'open' | 'claimed' | 'paused';
    assigneeId: string | null;
    at: Date;
    left?: { by: string; noteEnc: Buffer | null };
  },
): Promise<void> {
  const handed = to.left
    ? sql`handed_by = ${to.left.by}, handed_note_enc = ${to.left.noteEnc}`
    : sql`handed_by = nullif(handed_by, ${to.assigneeId}::uuid),
      handed_note_enc = case when handed_by = ${to.assigneeId}::uuid then null else handed_note_enc end`;
  await tx.run(sql`update work_item set status = ${to.status}, assignee_id = ${to.assigneeId}, updated_at = ${to.at}, ${handed}
    where main_id = ${item.mainId} and id = ${item.id}`);
}

export async function lockWorkItem(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`select id from work_item where id = ${id} for update`);
}
