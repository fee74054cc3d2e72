import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import { writeAudit } from '../../kernel/audit';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import { commonWords } from '../../kernel/words';
import { origin } from '../accounts/openSession';
import { assertPasswordAllowed } from '../accounts/passwordRules';
import { revokeSessions } from '../accounts/sessionRepository';
import { notifySecurityChange } from '../accounts/securityNotice';
import { clearPause, reserveTry, signInSource } from '../accounts/signInPause';
import { userMobileField } from '../../kernel/userFields';
import { setPassword, userById } from '../accounts/userRepository';
import { endOwnSession, ownSessions, ownSignIns, ownWechat, unbindOwnWechat } from './securityRepository';
import { pageOf, positionOf } from '../../kernel/paging';

type Schemas = components['schemas'];

const MAX_LIMIT = 50;
const signInListing = 'sign-ins';
const done = { done: true } as const;

/** The session's own ways of signing in. */
export async function getSecurity(ctx: SessionCtx): Promise<Schemas['Security']> {
  const user = found(await userById(ctx.tx, ctx.session.userId));
  const mobile = ctx.services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
  return {
    mobile: maskPhone(mobile),
    hasPassword: user.passwordHash !== null,
    wechatBoundAt: (await ownWechat(ctx.tx))?.toISOString() ?? null,
  };
}

/**
 * Sets a first password, or changes it with the present one. Tries count like those of a sign-in, so that an open session is
 * no way around the pause. Ends every other session of the user. Opens its own transactions: argon2 must hold no connection.
 * @throws 1000 a password that is not allowed, or the present one again, 1002 paused, 2802 the present one is wrong
 */
export async function changePassword(
  ctx: SessionCtx,
  { oldPassword, password }: BodyOf<'changePassword'>,
): Promise<Schemas['Done']> {
  const { services, session } = ctx;
  const user = found(await userById(services.db.direct, session.userId));
  const source = signInSource(ctx, user.mobileIndex);
  const mobile = services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
  assertPasswordAllowed(password, mobile, ctx.lang);
  const ownScope = { mainIds: [session.mainId], mainId: session.mainId, userId: user.id };
  if (user.passwordHash !== null) {
    await reserveTry(ctx, source);
    if (!oldPassword || !(await services.passwords.verify(user.passwordHash, oldPassword)))
      throw new BusinessError(CODE.WRONG_PRESENT_PASSWORD);
    // Only to who has just proved the present one: that was no wrong try.
    if (password === oldPassword) {
      await ctx.independent(ownScope, (tx) => clearPause(tx, source));
      throw fieldError([{ path: 'password', msg: commonWords.samePassword[ctx.lang] }]);
    }
  }
  const hash = await services.passwords.hash(password);
  await ctx.independent(ownScope, async (tx) => {
    const now = ctx.clock.now();
    await clearPause(tx, source);
    await setPassword(tx, user.id, hash, now);
    await revokeSessions(tx, user.id, { except: session.sessionId }, now);
    const what = user.passwordHash === null ? 'passwordSet' : 'passwordChanged';
    await notifySecurityChange(services, tx, mobile, what);
    await writeAudit(tx, origin(ctx), { action: `user.${what}`, entity: 'user', entityId: user.id });
  });
  return done;
}

export async function unbindWechat(ctx: SessionCtx): Promise<Schemas['Done']> {
  if (await unbindOwnWechat(ctx.tx)) {
    await ctx.audit({ action: 'user.wechatUnbound', entity: 'user', entityId: ctx.session.userId });
  }
  return done;
}

export async function listSessions(ctx: SessionCtx): Promise<Schemas['OwnSession'][]> {
  const rows = await ownSessions(ctx.tx, ctx.clock.now());
  return rows.map((row) => ({
    sessionId: row.id,
    isCurrent: row.id === ctx.session.sessionId,
    mainName: row.mainName,
    loginType: row.loginType,
    ip: row.ip ?? '',
    userAgent: row.userAgent ?? '',
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
  }));
}

/** Ends one of the user's own sessions; somebody else's is answered like a missing one. */
export async function endSession(ctx: SessionCtx, sessionId: string): Promise<Schemas['Done']> {
  if (!(await endOwnSession(ctx.tx, sessionId, ctx.clock.now()))) throw notFound();
  await ctx.audit({ action: 'user.sessionEnded', entity: 'user', entityId: ctx.session.userId });
  return done;
}

export async function endOtherSessions(ctx: SessionCtx): Promise<Schemas['Done']> {
  const { userId, sessionId } = ctx.session;
  await revokeSessions(ctx.tx, userId, { except: sessionId }, ctx.clock.now());
  await ctx.audit({ action: 'user.otherSessionsEnded', entity: 'user', entityId: userId });
  return done;
}

export async function listSignIns(ctx: SessionCtx, request: BodyOf<'listSignIns'>) {
  const limit = Math.min(request.limit ?? MAX_LIMIT, MAX_LIMIT);
  const rows = await ownSignIns(ctx.tx, positionOf(ctx, signInListing, request.cursor), limit + 1);
  const { page, nextCursor } = pageOf(ctx, signInListing, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  return {
    rows: page.map(({ id, way, outcome, ip, userAgent, at }) => ({
      signInId: id,
      way,
      outcome,
      ip: ip ?? '',
      userAgent: userAgent ?? '',
      at: at.toISOString(),
    })),
    nextCursor,
  };
}
