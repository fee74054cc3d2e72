import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import { userMobileField } from '../../kernel/userFields';
import { userById } from './userRepository';
import type { ActScene } from './scenes';
import { CODE_INTERVAL, CODE_SECONDS, sendCode } from './verifyCode';

/** A code to the caller's own phone: the gateway knows it, and nobody else's is ever asked for. */
export async function sendOwnCode(
  ctx: SessionCtx,
  scene: ActScene,
): Promise<{ interval: number; expiresIn: number }> {
  const user = found(await userById(ctx.tx, ctx.session.userId));
  const mobile = ctx.services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
  await sendCode(ctx, { mobile, mobileIndex: user.mobileIndex, scene, isNamed: true });
  return { interval: CODE_INTERVAL, expiresIn: CODE_SECONDS };
}
