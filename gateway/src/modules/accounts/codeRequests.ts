import { CODE } from '@probity/contract/codeNames';
import type { Ctx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { sha256Hex } from '../../platform/security/tokens';
import { presentPhone } from './credentials';
import { isFor, isForAnyPhone, linkOf, linksOfMobile, takeLinkCode } from './linkRepository';
import { userById, userByMobile } from './userRepository';
import { CODE_INTERVAL, CODE_SECONDS, sendCode } from './verifyCode';

export type SendRequest = BodyOf<'sendVerifyCode'>;

/** Call 6. The reply is the same whether or not a message is sent. */
export async function sendVerifyCode(ctx: Ctx, { mobile, scene, s }: SendRequest) {
  if (scene === 'changeMobileOld' || scene === 'changeMobileNew') assertSignedIn(ctx);
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  const isNamed = await isNamedBy(ctx, mobileIndex, scene, s ?? null);
  await sendCode(ctx, { mobile, mobileIndex, scene, isNamed });
  return { interval: CODE_INTERVAL, expiresIn: CODE_SECONDS };
}

/** The two scenes of changing the phone belong to a signed-in user; the others are public. */
function assertSignedIn({ session }: Ctx): void {
  if (!session) throw new BusinessError(CODE.SESSION_INVALID);
  if (session.barred || session.kind === 'visitor') throw new BusinessError(CODE.SESSION_BARRED);
}

/** True when a code may be sent to this phone. Every branch that asks who has it queries the database once. @throws 1000 the own phone as the new one */
async function isNamedBy(
  ctx: Ctx,
  mobileIndex: string,
  scene: SendRequest['scene'],
  s: string | null,
): Promise<boolean> {
  const now = ctx.clock.now();
  switch (scene) {
    case 'login':
    case 'reset':
      return (await userByMobile(ctx.tx, mobileIndex)) !== null;
    case 'changeMobileOld':
      // Only the user's present phone; a mistyped one gets the same reply.
      return (await userById(ctx.tx, ctx.session!.userId))?.mobileIndex === mobileIndex;
    case 'visitor':
      return s === null
        ? (await linksOfMobile(ctx.tx, mobileIndex, now)).length > 0
        : isNamedByLink(ctx, mobileIndex, sha256Hex(s));
    case 'changeMobileNew':
      // About oneself alone: whether somebody else has a phone is told once it is proven.
      if ((await userById(ctx.tx, ctx.session!.userId))?.mobileIndex === mobileIndex)
        throw presentPhone(ctx.lang);
      return true;
    case 'register':
    case 'wechatBind':
      return true;
  }
}

/**
 * True for a link that the phone may open. That of a form is for any phone, so that its codes have limits of their own.
 * @throws 1006 this phone had its codes of the day, 1007 this link had its codes of the hour
 */
async function isNamedByLink(ctx: Ctx, mobileIndex: string, sHash: string): Promise<boolean> {
  const now = ctx.clock.now();
  const link = await linkOf(ctx.tx, sHash, now);
  if (!link) return false;
  if (isForAnyPhone(link)) {
    const verdict = await takeLinkCode(ctx.tx, { sHash, mobileIndex }, now);
    if (verdict === 'day') throw new BusinessError(CODE.SMS_DAY_FULL);
    if (verdict === 'link') throw new BusinessError(CODE.TOO_MANY_REQUESTS);
  }
  return isFor(link, mobileIndex);
}
