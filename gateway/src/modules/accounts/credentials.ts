import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import { writeAudit } from '../../kernel/audit';
import type { Ctx, Lang, SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { commonWords } from '../../kernel/words';
import { spendCode, spendCodes } from './verifyCode';
import { origin } from './openSession';
import { assertPasswordAllowed } from './passwordRules';
import { revokeSessions } from './sessionRepository';
import { notifySecurityChange, unbindWechatOf } from './securityNotice';
import { clearPausesOf } from './signInPause';
import { userMobileField } from '../../kernel/userFields';
import { membershipsOf, setMobile, setPassword, userById, userByMobile } from './userRepository';
import { words } from './words';

export type ResetRequest = BodyOf<'resetPassword'>;

/**
 * Call 7: a new password by a code to the phone. Ends all sessions of the user, unbinds WeChat (a thief of the old password
 * may have bound their own) and lifts the pause on every network. The person is notified by SMS.
 * @throws 1000 a password that is not allowed, 1004; then, with the code spent, 1000 the present password
 */
export async function resetPassword(ctx: Ctx, request: ResetRequest): Promise<null> {
  const { mobile, verifyCode, password } = request;
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  assertPasswordAllowed(password, mobile, ctx.lang);
  await spendCode(ctx, { mobileIndex, scene: 'reset', verifyCode });
  const user = await userByMobile(ctx.services.db.direct, mobileIndex);
  if (!user) throw new BusinessError(CODE.WRONG_CODE);
  // Told to who has proved the phone, once for each code: whoever reads along on that phone cannot try out passwords.
  if (user.passwordHash !== null && (await ctx.services.passwords.verify(user.passwordHash, password)))
    throw fieldError([
      { path: 'password', msg: commonWords.samePassword[ctx.lang] },
      { path: 'verifyCode', msg: words.codeSpent[ctx.lang] },
    ]);
  const hash = await ctx.services.passwords.hash(password);
  await ctx.independent(null, async (tx) => {
    const now = ctx.clock.now();
    await setPassword(tx, user.id, hash, now);
    await revokeSessions(tx, user.id, {}, now);
    await clearPausesOf(tx, mobileIndex);
    const isUnbound = await unbindWechatOf(tx, user.id);
    await notifySecurityChange(ctx.services, tx, mobile, 'passwordReset');
    // The user may be in several accounts; each of them sees it.
    for (const { mainId } of await membershipsOf(tx, user.id)) {
      await tx.bind({ mainIds: [mainId], mainId });
      const about = { entity: 'user' as const, entityId: user.id, mainId };
      const from = { ...origin(ctx), session: null };
      await writeAudit(tx, from, { action: 'user.passwordReset', ...about });
      if (isUnbound) await writeAudit(tx, from, { action: 'user.wechatUnbound', ...about });
    }
  });
  return null;
}

/** Of one's own phone as the new one, before a code is sent or used up: whoever asks has it already. */
export const presentPhone = (lang: Lang) => fieldError([{ path: 'mobile', msg: words.presentPhone[lang] }]);

export type ChangeMobileRequest = BodyOf<'changeMobile'>;

/**
 * Call 11: both phones are proven; every other session of the user ends, and the old phone is notified.
 * @throws 1000 the own present phone, 1004; with both codes spent 1009
 */
export async function changeMobile(
  ctx: SessionCtx,
  request: ChangeMobileRequest,
): Promise<{ mobile: string }> {
  const { services, session } = ctx;
  const user = found(await userById(services.db.direct, session.userId));
  const { mobileIndex: oldIndex } = user;
  const mobileIndex = services.blindIndex.of('mobile', request.mobile);
  if (mobileIndex === oldIndex) throw presentPhone(ctx.lang);
  const { oldVerifyCode, verifyCode } = request;
  const old = { mobileIndex: oldIndex, scene: 'changeMobileOld', verifyCode: oldVerifyCode } as const;
  const fresh = { mobileIndex, scene: 'changeMobileNew', verifyCode } as const;
  await spendCodes(ctx, { ...old, path: 'oldVerifyCode' }, { ...fresh, path: 'verifyCode' });
  const scope = { mainIds: [session.mainId], mainId: session.mainId, userId: user.id };
  await ctx.independent(scope, async (tx) => {
    const now = ctx.clock.now();
    const encrypted = services.crypto.encrypt(request.mobile, userMobileField(user.id));
    const mobile = { former: oldIndex, index: mobileIndex, encrypted };
    const outcome = await setMobile(tx, user.id, mobile, now);
    if (outcome === 'taken') throw new BusinessError(CODE.PHONE_IN_USE);
    // Replaced meanwhile by somebody else, who ended this session with it.
    if (outcome === 'changed') throw new BusinessError(CODE.SESSION_INVALID);
    await revokeSessions(tx, user.id, { except: session.sessionId }, now);
    const oldMobile = services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
    await notifySecurityChange(services, tx, oldMobile, 'mobileChanged');
    await writeAudit(tx, origin(ctx), { action: 'user.mobileChanged', entity: 'user', entityId: user.id });
  });
  return { mobile: maskPhone(request.mobile) };
}
