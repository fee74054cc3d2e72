import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { SignInOutcome } from '../accounts/sessionRepository';
import { timeKey, type PagePosition } from '../../kernel/paging';

export interface OwnSessionRow {
  id: string;
  mainName: string;
  loginType: string;
  ip: string | null;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
}

export interface SignInRow {
  id: string;
  way: 'password' | 'sms' | 'wechat';
  outcome: SignInOutcome;
  ip: string | null;
  userAgent: string | null;
  at: Date;
  /** The same to the microsecond, as the position of a page. */
  sortKey: string;
}

/** Of the user the transaction acts for, like everything here. */
export function ownSessions(tx: Tx, now: Date): Promise<OwnSessionRow[]> {
  return tx.many(sql`select id, main_name as "mainName", login_type as "loginType", ip, user_agent as "userAgent",
    created_at as "createdAt", seen_at as "seenAt" from own_sessions(${now})`);
}

/** False when there is no such session, it is somebody else's, or it has ended. */
export async function endOwnSession(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const { ended } = await tx.one<{ ended: boolean }>(
    sql`select own_session_end(${sessionId}, ${now}) as ended`,
  );
  return ended;
}

export function ownSignIns(tx: Tx, after: PagePosition | null, limit: number): Promise<SignInRow[]> {
  return tx.many(sql`select id, way, outcome, ip, user_agent as "userAgent", at, ${timeKey(sql`at`)} as "sortKey"
    from own_sign_ins(${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${limit})`);
}

/** The moment the user's WeChat was bound; null without one. */
export async function ownWechat(tx: Tx): Promise<Date | null> {
  return (await tx.one<{ at: Date | null }>(sql`select own_wechat() as at`)).at;
}

/** False when none was bound. */
export async function unbindOwnWechat(tx: Tx): Promise<boolean> {
  return (await tx.one<{ done: boolean }>(sql`select own_wechat_unbind() as done`)).done;
}
