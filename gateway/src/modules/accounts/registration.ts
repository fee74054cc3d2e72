import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import type { Ctx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { spendCode } from './verifyCode';
import { addMembership, createMainAccount, defaultStaffTeam } from './accountRepository';
import { accountToOpen, openLogin, type LoginResult } from './openSession';
import { newUser } from './newUser';
import { assertPasswordAllowed } from './passwordRules';
import { createUser, membershipsOf, setPassword, userByMobile } from './userRepository';
import { words } from './words';

export type RegisterRequest = BodyOf<'register'>;

/**
 * Call 2: a user and a main account of status 0 that the user owns, served by the default staff team. Only somebody who
 * holds its code learns that a phone is registered.
 */
export async function register(ctx: Ctx, request: RegisterRequest): Promise<LoginResult> {
  const { mobile, password, verifyCode } = request;
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  assertPasswordAllowed(password, mobile, ctx.lang);
  await spendCode(ctx, { mobileIndex, scene: 'register', verifyCode });
  const { direct } = ctx.services.db;
  const known = await userByMobile(direct, mobileIndex);
  // A person who left their last account starts one of their own, as the same user.
  if (known && (await membershipsOf(direct, known.id)).length > 0)
    throw new BusinessError(CODE.PHONE_REGISTERED);
  const passwordHash = await ctx.services.passwords.hash(password);
  const mainId = uuidv7();
  return ctx.independent(null, async (tx) => {
    const nickName = maskPhone(mobile);
    const user = newUser(ctx.services, { mobile, nickName, passwordHash });
    const userId = known?.id ?? user.id;
    const now = ctx.clock.now();
    if (known) await setPassword(tx, userId, passwordHash, now);
    else if (!(await createUser(tx, user, now))) throw new BusinessError(CODE.PHONE_REGISTERED);
    await tx.bind({ mainIds: [mainId], mainId, userId });
    const name = words.newEnterprise({ nickName })[ctx.lang];
    await createMainAccount(tx, { id: mainId, kind: 'enterprise', name, authStatus: 0 });
    await addMembership(tx, { mainId, userId, role: 'owner' });
    for (const { userId: staffId, role } of await defaultStaffTeam(tx)) {
      await addMembership(tx, { mainId, userId: staffId, role });
    }
    const account = await accountToOpen(tx, userId);
    return openLogin(
      ctx,
      tx,
      { userId, loginType: 'password', account },
      { action: 'user.registered', detail: { mainId } },
    );
  });
}
