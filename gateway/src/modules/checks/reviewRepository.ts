import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';
import type { CheckRow } from './checkRepository';

type Of = Pick<CheckRow, 'mainId' | 'id'>;

/** A step of a report's review; a dispute is one, too. */
export interface ReviewRow {
  id: string;
  version: number;
  action: 'submitted' | 'returned' | 'published' | 'disputed' | 'rejected' | 'reopened';
  /** The reopened or disputed item. */
  checkItemId: string | null;
  byUser: string | null;
  byName: string | null;
  commentEnc: Buffer | null;
  at: Date;
  /** What is to prove a dispute. */
  fileIds: string[];
  /** Rejected by who wrote that version. */
  byAuthor: boolean;
}

export function reviewsOf(tx: Tx, check: Of): Promise<ReviewRow[]> {
  return tx.many<ReviewRow>(sql`select r.id, r.version, r.action, r.check_item_id as "checkItemId", r.by_user as "byUser", r.comment_enc as "commentEnc", r.at,
      r.file_ids as "fileIds", r.by_author as "byAuthor",
      (select u.nick_name from user_by_id(r.by_user) u) as "byName"
    from report_review r where r.main_id = ${check.mainId} and r.check_id = ${check.id} order by r.at, r.id`);
}

/** The day by which the dispute that is open is answered, as it was promised. */
export async function disputeDueOn(tx: Tx, check: Of): Promise<string | null> {
  const row = await tx.maybeOne<{ dueAt: string | null }>(sql`select w.due_at as "dueAt" from work_item w
    where w.main_id = ${check.mainId} and w.check_id = ${check.id} and w.kind = 'dispute' order by w.created_at desc limit 1`);
  return row && row.dueAt;
}

export async function addReview(
  tx: Tx,
  check: Of,
  review: {
    version: number;
    action: ReviewRow['action'];
    byUser: string | null;
    /** For reopened and disputed only. */
    checkItemId?: string | undefined;
    /** For disputed only. */
    fileIds?: readonly string[] | undefined;
    /** For rejected only. */
    byAuthor?: boolean;
    at: Date;
    encrypt: (id: string) => Buffer | null;
  },
): Promise<string> {
  const id = uuidv7();
  await tx.run(sql`insert into report_review
      (main_id, id, check_id, version, action, check_item_id, by_user, comment_enc, at, file_ids, by_author)
    values (${check.mainId}, ${id}, ${check.id}, ${review.version}, ${review.action},
            ${review.checkItemId ?? null}, ${review.byUser},
            ${review.encrypt(id)}, ${review.at}, ${[...(review.fileIds ?? [])]}::uuid[],
            ${review.byAuthor ?? false})`);
  return id;
}
