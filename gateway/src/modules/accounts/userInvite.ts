import type { Ctx, SessionCtx } from '../../context';
import { BusinessError, fieldError, forbidden, found } from '../../errors';
import { addMembership, serveEnterprises } from './accountRepository';
import { newUser } from './newUser';
import type { EditRequest } from './userEdit';
import { userEmailPlace } from './userPlaces';
import {
  createUser,
  editUserFields,
  userByMobile,
  usersOfAccount,
  type AccountUserRow,
} from './userRepository';

const PHONE_IN_USE = 1009;
const required = { en: 'This field is required', zh: '此项必填' };

/**
 * A new member of the account. A known phone becomes a member under its own name; an unknown one becomes a user who
 * signs in by SMS and then sets a password. Either is told by SMS.
 */
export async function inviteUser(
  ctx: SessionCtx,
  request: EditRequest,
  account: { kind: 'enterprise' | 'platform'; name: string },
): Promise<AccountUserRow> {
  const { tx, session, services } = ctx;
  const { mobile, nickName } = request;
  const role = request.roleIds?.[0];
  if (!mobile || !nickName || !role) {
    const missing = Object.entries({ mobile, nickName, roleIds: role }).filter(([, value]) => !value);
    throw fieldError(missing.map(([path]) => ({ path, msg: required[ctx.lang] })));
  }
  if (role === 'owner' && !session.roles.includes('owner')) throw forbidden();
  const mobileIndex = services.blindIndex.of('mobile', mobile);
  const known = await userByMobile(tx, mobileIndex);
  const userId = known?.id ?? (await createInvited(ctx, { mobile, nickName, email: request.email }));
  if (!(await addMembership(tx, { mainId: session.mainId, userId, role })))
    throw new BusinessError(PHONE_IN_USE);
  if (account.kind === 'platform') await serveEnterprises(tx, userId, ctx.clock.now());
  await ctx.audit({ action: 'user.invited', entity: 'user', entityId: userId, detail: { role } });
  const text = invitationText(ctx, account.name);
  await services.sms.queue(tx, { mobile, template: 'userInvited', text });
  return found((await usersOfAccount(tx, { userId, limit: 1, offset: 0 }))[0]);
}

async function createInvited(
  ctx: SessionCtx,
  { email, ...person }: { mobile: string; nickName: string; email: string | undefined },
): Promise<string> {
  const user = newUser(ctx.services, person);
  // Somebody registered the phone a moment ago: the manager may try again and finds it known.
  if (!(await createUser(ctx.tx, user, ctx.clock.now()))) throw new BusinessError(PHONE_IN_USE);
  if (email) await addEmail(ctx, user.id, email);
  return user.id;
}

/** After the membership exists user_edit allows it; before, the transaction acts for the new user itself. */
async function addEmail(ctx: SessionCtx, userId: string, email: string): Promise<void> {
  const { mainId } = ctx.session;
  await ctx.tx.bind({ mainIds: [mainId], mainId, userId });
  const emailEnc = ctx.services.crypto.encrypt(email, userEmailPlace(userId));
  await editUserFields(ctx.tx, userId, { emailEnc }, ctx.clock.now());
  await ctx.tx.bind({ mainIds: ctx.session.mainIds, mainId, userId: ctx.session.userId });
}

/** What somebody who was added to an account is told. */
export function invitationText(ctx: Pick<Ctx, 'services' | 'lang'>, mainName: string): string {
  const url = `${ctx.services.config.publicUrl}/#/login`;
  return ctx.lang === 'zh'
    ? `【Probity】${mainName} 已将您加入其账号，请用短信验证码登录：${url}`
    : `[Probity] ${mainName} has added you to its account. Sign in with a code sent to this phone: ${url}`;
}
