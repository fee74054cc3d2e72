import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface ShareRow {
  mainId: string;
  id: string;
  checkId: string;
  maxViews: number;
  views: number;
  leaveOut: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

const columns = sql`main_id as "mainId", id, check_id as "checkId", max_views as "maxViews", views, leave_out as "leaveOut",
  created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"`;

export function shareById(tx: Tx, id: string, lock = false): Promise<ShareRow | null> {
  return lock
    ? tx.maybeOne<ShareRow>(sql`select ${columns} from share where id = ${id} for no key update`)
    : tx.maybeOne<ShareRow>(sql`select ${columns} from share where id = ${id}`);
}

export function sharesOf(tx: Tx, check: { mainId: string; id: string }): Promise<ShareRow[]> {
  return tx.many<ShareRow>(sql`select ${columns} from share
    where main_id = ${check.mainId} and check_id = ${check.id} order by created_at desc, id desc`);
}

export function mobilesOf(tx: Tx, share: ShareRow): Promise<{ mobileIndex: string; mobileEnc: Buffer }[]> {
  return tx.many(sql`select mobile_index as "mobileIndex", mobile_enc as "mobileEnc" from share_mobile
    where main_id = ${share.mainId} and share_id = ${share.id} order by mobile_index`);
}

export function viewsOf(tx: Tx, share: ShareRow): Promise<{ at: Date; mobileIndex: string }[]> {
  return tx.many(sql`select at, mobile_index as "mobileIndex" from share_view
    where main_id = ${share.mainId} and share_id = ${share.id} order by at desc`);
}

/** When a phone last opened a link to a report of this check, before a moment, and the items that this link left out. */
export async function lastReadBefore(
  tx: Tx,
  check: { mainId: string; id: string },
  mobileIndex: string,
  before: Date,
): Promise<{ at: Date; leaveOut: string[] } | null> {
  return tx.maybeOne(sql`select v.at, s.leave_out as "leaveOut" from share_view v
    join share s on s.main_id = v.main_id and s.id = v.share_id
    where s.main_id = ${check.mainId} and s.check_id = ${check.id} and v.mobile_index = ${mobileIndex} and v.at < ${before}
    order by v.at desc limit 1`);
}

/** Counts a view, once per session. False when all views are used and this session has not looked yet. */
export async function countView(
  tx: Tx,
  share: ShareRow,
  view: { sessionId: string; mobileIndex: string; at: Date },
): Promise<boolean> {
  const seen = await tx.maybeOne(sql`select 1 as yes from share_view
    where main_id = ${share.mainId} and share_id = ${share.id} and session_id = ${view.sessionId}`);
  if (seen) return true;
  if (share.views >= share.maxViews) return false;
  await tx.run(sql`insert into share_view (main_id, share_id, session_id, mobile_index, at)
    values (${share.mainId}, ${share.id}, ${view.sessionId}, ${view.mobileIndex}, ${view.at})`);
  await tx.run(sql`update share set views = views + 1 where main_id = ${share.mainId} and id = ${share.id}`);
  return true;
}
