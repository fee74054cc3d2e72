import { CODE } from '@probity/contract/codeNames';
import { KEPT_VISIT_DAYS } from '@probity/contract/rules/keptVisit';
import { writeAudit } from '../../kernel/audit';
import type { AuditInput, Ctx } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { newToken, sha256Hex } from '../../platform/security/tokens';
import type { Session } from '../../kernel/session';
import {
  endOfSession,
  insertLogin,
  insertVisitor,
  noteSignInTry,
  stay,
  type SignInOutcome,
} from './sessionRepository';
import { isNewBrowser, tellOfNewBrowser } from './newBrowser';
import { membershipsOf, noteSignIn, type MembershipRow } from './userRepository';

/** Absolute life of a session; the idle limit of 30 minutes is in session_resolve. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Life of a session that an applicant keeps on a phone of their own; it has no idle limit. */
const KEPT_SECONDS = KEPT_VISIT_DAYS * 24 * 60 * 60;

export interface LoginResult {
  sToken: string;
  expiresIn: number;
  loginType: string;
}

/**
 * True for accounts a role may sign in to. Staff other than support serve customers from the platform's queue and never act
 * inside a customer's account.
 */
export function maySignInto({ mainKind, role }: Pick<MembershipRow, 'mainKind' | 'role'>): boolean {
  return mainKind === 'platform' || !['analyst', 'operator'].includes(role);
}

/** The account a user signs in to: the last used, else the first enabled. Throws 1003 if there is none. */
export async function accountToOpen(tx: Tx, userId: string): Promise<MembershipRow> {
  const open = (await membershipsOf(tx, userId)).find((one) => !one.disabled && maySignInto(one));
  if (!open) throw new BusinessError(CODE.ACCOUNT_DISABLED);
  return open;
}

/**
 * Opens a login session in an account, new or replacing the one switched from, and audits it there. Binds the transaction to
 * that account.
 */
export async function openLogin(
  ctx: Ctx,
  tx: Tx,
  login: { userId: string; loginType: string; account: MembershipRow; switchedFrom?: string },
  audit: Pick<AuditInput, 'action' | 'detail'>,
): Promise<LoginResult> {
  const { userId, loginType, account, switchedFrom } = login;
  // A switch is no new sign-in: the session continues elsewhere and ends when it would have ended.
  const end = switchedFrom === undefined ? null : await endOfSession(tx, switchedFrom);
  const { token, ...fresh } = freshSession(ctx, end);
  await tx.bind({ mainIds: [account.mainId], mainId: account.mainId, userId });
  await insertLogin(tx, { ...fresh, loginType, userId, mainId: account.mainId });
  const isNew = !end && audit.action !== 'user.registered' && (await isNewBrowser(ctx, tx, userId));
  await noteSignIn(tx, userId, account.mainId, fresh.now);
  if (isNew) await tellOfNewBrowser(ctx, tx, { userId, mainId: account.mainId });
  if (!end) await noteTry(ctx, tx, { userId, way: loginType, outcome: 'ok' });
  const session: Session = {
    sessionId: fresh.id,
    userId,
    kind: account.mainKind === 'platform' ? 'staff' : 'enterprise',
    mainId: account.mainId,
    mainIds: [account.mainId],
    role: account.role,
    roles: [account.role],
    departmentId: account.departmentId,
    loginType,
  };
  await writeAudit(tx, { ...origin(ctx), session }, { ...audit, entity: 'user', entityId: userId });
  const seconds = Math.floor((fresh.expiresAt.getTime() - fresh.now.getTime()) / 1000);
  return { sToken: token, expiresIn: seconds, loginType };
}

/** Adds to the sign-in history that a user reads; for an unknown phone it does the same work. */
export async function noteTry(
  ctx: Ctx,
  tx: Tx,
  event: { userId: string | null; way: string; outcome: SignInOutcome },
): Promise<void> {
  const from = { id: uuidv7(), ip: ctx.ip, userAgent: ctx.userAgent };
  await noteSignInTry(tx, { ...event, ...from }, ctx.clock.now());
}

/** Opens a visitor session: bound to one link, or to none yet. It stays for days where the applicant asked for that. */
export async function openVisitor(
  ctx: Ctx,
  tx: Tx,
  visitor: { mobile: string; mobileIndex: string; sHash: string | null; stays?: boolean },
): Promise<LoginResult> {
  const { token, ...fresh } = freshSession(ctx);
  const mobileEnc = ctx.services.crypto.encrypt(visitor.mobile, sessionMobileField(fresh.id));
  await insertVisitor(tx, { ...fresh, mobileIndex: visitor.mobileIndex, mobileEnc, sHash: visitor.sHash });
  if (!visitor.stays) return { sToken: token, expiresIn: SESSION_SECONDS, loginType: 'sms' };
  await stay(tx, fresh.id, new Date(fresh.now.getTime() + KEPT_SECONDS * 1000));
  return { sToken: token, expiresIn: KEPT_SECONDS, loginType: 'sms' };
}

export function sessionMobileField(sessionId: string) {
  return { table: 'sessions', column: 'mobile_enc', rowId: sessionId };
}

/** The origin of this request's audit events: the person and the place. */
export function origin(ctx: Ctx) {
  return { session: ctx.session, requestId: ctx.requestId, ip: ctx.ip };
}

function freshSession(ctx: Ctx, end: Date | null = null) {
  const token = newToken();
  const now = ctx.clock.now();
  return {
    token,
    id: uuidv7(),
    tokenHash: sha256Hex(token),
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    now,
    expiresAt: end ?? new Date(now.getTime() + SESSION_SECONDS * 1000),
  };
}
