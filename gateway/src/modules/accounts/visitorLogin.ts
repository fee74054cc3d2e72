import { CODE } from '@probity/contract/codeNames';
import type { Ctx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { sha256Hex } from '../../platform/security/tokens';
import { spendCode } from './verifyCode';
import { isFor, isForAnyPhone, linkOf, linksOfMobile } from './linkRepository';
import { openVisitor, type LoginResult } from './openSession';

export type VisitorRequest = BodyOf<'visitorLogin'>;

/**
 * Call 18. With `s` the session reaches only the object of that `s`, and only for a phone it names; without, it can list the
 * objects that name the phone and choose. Only that of a form's link may stay for days: it shows what an applicant gave themselves. A
 * wrong, expired or revoked `s` answers 2101 before any code is spent.
 */
export async function visitorLogin(
  ctx: Ctx,
  { mobile, verifyCode, s, stay = false }: VisitorRequest,
): Promise<LoginResult> {
  const now = ctx.clock.now();
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  const sHash = s === undefined ? null : sha256Hex(s);
  const link = sHash === null ? null : await linkOf(ctx.services.db.direct, sHash, now);
  if (sHash !== null && !link) throw new BusinessError(CODE.LINK_CLOSED);
  await spendCode(ctx, { mobileIndex, scene: 'visitor', verifyCode });
  return ctx.independent(null, async (tx) => {
    const isNamed = link ? isFor(link, mobileIndex) : (await linksOfMobile(tx, mobileIndex, now)).length > 0;
    if (!isNamed) throw new BusinessError(CODE.WRONG_CODE);
    return openVisitor(ctx, tx, {
      mobile,
      mobileIndex,
      sHash,
      stays: stay && link !== null && isForAnyPhone(link),
    });
  });
}
