import { CODE } from '@probity/contract/codeNames';
import { writeAudit } from '../../kernel/audit';
import type { Ctx } from '../../kernel/context';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { spendCode } from './verifyCode';
import { raiseAlarm } from './attackedAlarm';
import { accountToOpen, noteTry, openLogin, origin, type LoginResult } from './openSession';
import { revokeSession, type SignInOutcome } from './sessionRepository';
import { assertNotPaused, clearPause, giveBack, reserveSignIn, signInSource } from './signInPause';
import { userByMobile } from './userRepository';

export type LoginRequest = BodyOf<'login'>;

/** Call 1. Opens its own transactions: argon2 must hold no connection, and a failure must stay counted. */
export function login(ctx: Ctx, request: LoginRequest): Promise<LoginResult> {
  return request.loginType === 'password'
    ? passwordLogin(ctx, request.mobile, request.password!)
    : smsLogin(ctx, request.mobile, request.verifyCode!);
}

async function passwordLogin(ctx: Ctx, mobile: string, md5: string): Promise<LoginResult> {
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  const source = signInSource(ctx, mobileIndex);
  await noted(ctx, mobileIndex, 'password', 'paused', () => reserveSignIn(ctx, source));
  const user = await userByMobile(ctx.services.db.direct, mobileIndex);
  // Unknown users and users without a password take as long: a dummy hash is verified.
  const isRight = await ctx.services.passwords.verify(user?.passwordHash ?? null, md5);
  if (!user || !isRight) {
    const event = { userId: user?.id ?? null, way: 'password', outcome: 'wrongPassword' } as const;
    await noteTry(ctx, ctx.services.db.direct, event);
    await raiseAlarm(ctx, mobileIndex, event.userId);
    throw new BusinessError(CODE.WRONG_PASSWORD);
  }
  return ctx.independent(null, async (tx) => {
    await clearPause(tx, source);
    await giveBack(tx, source);
    const account = await accountToOpen(tx, user.id);
    return openLogin(
      ctx,
      tx,
      { userId: user.id, loginType: 'password', account },
      { action: 'user.signedIn', detail: { loginType: 'password' } },
    );
  });
}

async function smsLogin(ctx: Ctx, mobile: string, verifyCode: string): Promise<LoginResult> {
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  const source = signInSource(ctx, mobileIndex);
  const { direct } = ctx.services.db;
  await noted(ctx, mobileIndex, 'sms', 'paused', () => assertNotPaused(ctx, direct, source));
  const code = { mobileIndex, scene: 'login', verifyCode } as const;
  await noted(ctx, mobileIndex, 'sms', 'wrongCode', () => spendCode(ctx, code));
  return ctx.independent(null, async (tx) => {
    const user = await userByMobile(tx, mobileIndex);
    if (!user) throw new BusinessError(CODE.WRONG_CODE);
    const account = await accountToOpen(tx, user.id);
    return openLogin(
      ctx,
      tx,
      { userId: user.id, loginType: 'sms', account },
      { action: 'user.signedIn', detail: { loginType: 'sms' } },
    );
  });
}

/**
 * Runs a step and notes its refusal in the sign-in history of the phone's user; for a phone nobody has the work is the same.
 */
async function noted(
  ctx: Ctx,
  mobileIndex: string,
  way: 'password' | 'sms',
  outcome: SignInOutcome,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const { direct } = ctx.services.db;
    const user = await userByMobile(direct, mobileIndex);
    await noteTry(ctx, direct, { userId: user?.id ?? null, way, outcome });
    throw error;
  }
}

/** Call 5. Goes by the token, not by the user named in the body; without a session there is nothing left to end. */
export async function logout(ctx: Ctx): Promise<ReplyOf<'logout'>> {
  const { session } = ctx;
  if (session) {
    await revokeSession(ctx.tx, session.sessionId, ctx.clock.now());
    if (session.mainId && !session.barred) {
      await writeAudit(ctx.tx, origin(ctx), {
        action: 'user.signedOut',
        entity: session.kind === 'visitor' ? 'visitor' : 'user',
        entityId: session.userId,
      });
    }
  }
  return { token: '', userInfo: {}, sideBarMenus: [] };
}
