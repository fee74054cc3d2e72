import { sql } from '../../platform/db/sql';
import type { EndedFor } from '../../kernel/session';
import type { Tx } from '../../platform/db/tx';

export interface ResolvedSession {
  id: string;
  kind: 'login' | 'visitor';
  loginType: string;
  userId: string | null;
  mainId: string | null;
  mainKind: 'enterprise' | 'platform' | null;
  role: string | null;
  departmentId: string | null;
  disabled: boolean;
  anyEnabled: boolean;
  /** The ids of the accounts that staff serve, with commas between them; null for who serves many. */
  served: string | null;
  /** The id of the list of many. */
  reach: string | null;
  mobileIndex: string | null;
  sHash: string | null;
  linkKind: 'invitation' | 'share' | 'registration' | null;
  linkTarget: string | null;
  linkMain: string | null;
}

export interface NewSession {
  id: string;
  tokenHash: string;
  ip: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
}

export function resolveSession(
  tx: Tx,
  tokenHash: string,
  now: Date,
  renews: boolean,
): Promise<ResolvedSession | null> {
  return tx.maybeOne(sql`select id, kind, login_type as "loginType", user_id as "userId", main_id as "mainId",
    main_kind as "mainKind", role, department_id as "departmentId", disabled, any_enabled as "anyEnabled",
    array_to_string(served, ',') as served, reach,
    mobile_index as "mobileIndex", s_hash as "sHash", link_kind as "linkKind", link_target as "linkTarget",
    link_main as "linkMain" from session_resolve(${tokenHash}, ${now}, ${renews})`);
}

/** The ids of a list of accounts, with commas between them: thousands in one text are read in a tenth of the time. */
export async function readReach(tx: Tx, id: string): Promise<string> {
  const { ids } = await tx.one<{ ids: string }>(sql`select reach_read(${id}) as ids`);
  return ids;
}

export async function endedFor(tx: Tx, tokenHash: string, now: Date): Promise<EndedFor | null> {
  const { why } = await tx.one<{ why: EndedFor['endedFor'] | null }>(
    sql`select session_ended_for(${tokenHash}, ${now}) as why`,
  );
  return why && { endedFor: why };
}

export async function insertLogin(
  tx: Tx,
  session: NewSession & { loginType: string; userId: string; mainId: string },
): Promise<void> {
  await tx.run(sql`select session_open(${session.id}, ${session.tokenHash}, ${session.loginType}, ${session.userId},
    ${session.mainId}, ${session.ip}, ${session.userAgent}, ${session.now}, ${session.expiresAt})`);
}

export async function insertVisitor(
  tx: Tx,
  session: NewSession & { mobileIndex: string; mobileEnc: Buffer; sHash: string | null },
): Promise<void> {
  await tx.run(sql`select session_open_visitor(${session.id}, ${session.tokenHash}, ${session.mobileIndex},
    ${session.mobileEnc}, ${session.sHash}, ${session.ip}, ${session.userAgent}, ${session.now}, ${session.expiresAt})`);
}

/** Lets a visitor's session last until then without an idle time. */
export async function stay(tx: Tx, sessionId: string, expiresAt: Date): Promise<void> {
  await tx.run(sql`select session_stay(${sessionId}, ${expiresAt})`);
}

/** Ends what an applicant kept on a phone of their own, also in other tabs and on other phones; the session goes on for a moment. */
export async function stayNoMore(tx: Tx, sessionId: string, expiresAt: Date): Promise<void> {
  await tx.run(sql`select session_stay_over(${sessionId}, ${expiresAt})`);
}

export async function revokeSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.run(sql`select session_revoke(${sessionId}, ${now})`);
}

/** Ends a user's sessions: all, or all but one. The sessions in one account end by themselves with the membership. */
export async function revokeSessions(
  tx: Tx,
  userId: string,
  { except = null }: { except?: string | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`select sessions_revoke(${userId}, ${except}::uuid, null, ${now})`);
}

/** Lets one session outlive the change of its person's role in this transaction, and no other (decision 68). */
export async function keepSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.many(sql`select set_config('app.kept_session', ${sessionId}, true)`);
}

/** The absolute end of a session. */
export async function endOfSession(tx: Tx, sessionId: string): Promise<Date> {
  const row = await tx.one<{ end: Date }>(sql`select session_end(${sessionId}) as "end"`);
  return row.end;
}

export async function sessionMobile(tx: Tx, sessionId: string): Promise<Buffer | null> {
  const row = await tx.one<{ mobile: Buffer | null }>(sql`select session_mobile(${sessionId}) as mobile`);
  return row.mobile;
}

/** The outcome of a sign-in: `paused` was refused without checking what was typed. */
export type SignInOutcome = 'ok' | 'wrongPassword' | 'wrongCode' | 'paused';

/** Adds to a user's sign-in history; for a user that does not exist it does the same work and adds nothing. */
export async function noteSignInTry(
  tx: Tx,
  event: {
    id: string;
    userId: string | null;
    way: string;
    outcome: SignInOutcome;
    ip: string;
    userAgent: string;
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`select sign_in_note(${event.id}, ${event.userId}::uuid, ${event.way}, ${event.outcome}, ${event.ip},
    ${event.userAgent}, ${now})`);
}
