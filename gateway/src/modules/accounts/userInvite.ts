import { CODE } from '@probity/contract/codeNames';
import { isNickName } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import type { Services, SessionCtx } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { allowSms } from '../sms/smsLimits';
import { smsWords } from '../sms/words';
import { langOfChoice } from '../../kernel/texts';
import { fieldWords } from '../../kernel/words';
import { authStatus } from '@probity/contract/rules/authStatus';
import { addMembership, serveEnterprises, type Account } from './accountRepository';
import { newUser } from './newUser';
import type { BodyOf } from '../../kernel/module';
import { userEmailField } from '../../kernel/userFields';
import {
  createUser,
  editUserFields,
  languageOfUser,
  userByMobile,
  usersOfAccount,
  type AccountUserRow,
} from './userRepository';
import { words } from './words';

/**
 * Adds a member to the account and notifies them by SMS. The user of a known phone keeps their data; an unknown phone
 * becomes a user who signs in by SMS and then sets a password. The account cannot tell the two apart until the person signs
 * in: the same statements, the same reply with the typed name.
 * @throws 1000, 403 an owner added by somebody who is none, 1009 already one of the account's people, 2841
 */
export async function inviteUser(
  ctx: SessionCtx,
  request: BodyOf<'editUser'>,
  account: Account,
): Promise<AccountUserRow> {
  const { tx, session, services } = ctx;
  const { mobile, email } = request;
  const nickName = plainText(request.nickName ?? '');
  const role = request.roleIds?.[0];
  if (!mobile || !nickName || !role) {
    const missing = Object.entries({ mobile, nickName, roleIds: role }).filter(([, value]) => !value);
    throw fieldError(missing.map(([path]) => ({ path, msg: fieldWords.required[ctx.lang] })));
  }
  if (!isNickName(nickName)) throw fieldError([{ path: 'nickName', msg: fieldWords.noName[ctx.lang] }]);
  if (role === 'owner' && !session.roles.includes('owner'))
    throw forbidden({ ask: 'owners', roles: ['owner'] });
  const mobileIndex = services.blindIndex.of('mobile', mobile);
  const fresh = newUser(services, { mobile, nickName });
  await createUser(tx, fresh, ctx.clock.now());
  const userId = (await userByMobile(tx, mobileIndex))?.id;
  const member = userId && { mainId: session.mainId, userId, role, invitedName: nickName };
  if (!member || !(await addMembership(tx, member))) throw new BusinessError(CODE.PHONE_IN_USE);
  if (account.kind === 'platform') await serveEnterprises(tx, userId, ctx.clock.now());
  if (email) await addEmail(ctx, fresh.id, email);
  await allowMemberSms(ctx, account);
  await ctx.audit({ action: 'user.invited', entity: 'user', entityId: userId, detail: { role } });
  await sendMemberSms(services, tx, { userId, mobile, mainName: account.name });
  return found((await usersOfAccount(tx, { userId, limit: 1, offset: 0 }))[0]);
}

/** Sets the new user's e-mail, as the new user itself. For a known phone the id belongs to nobody and nothing is changed. */
async function addEmail(ctx: SessionCtx, userId: string, email: string): Promise<void> {
  const { mainId } = ctx.session;
  await ctx.tx.bind({ mainIds: [mainId], mainId, userId });
  const emailEnc = ctx.services.crypto.encrypt(email, userEmailField(userId));
  await editUserFields(ctx.tx, userId, { emailEnc }, ctx.clock.now());
  await ctx.tx.bind({ mainIds: ctx.session.mainIds, mainId, userId: ctx.session.userId });
}

/** Takes one of the SMS an account may send to people it adds; few until the enterprise is verified. @throws 2841 */
export function allowMemberSms(ctx: SessionCtx, { kind, authStatus: status }: Account): Promise<void> {
  const isTrusted = kind === 'platform' || status === authStatus.verified;
  return allowSms(ctx, 'member', isTrusted ? {} : { limit: 'smsMemberUnverified' });
}

/** Notifies a person who was added to an account, in their language if they have chosen one. */
export async function sendMemberSms(
  services: Services,
  tx: Tx,
  { userId, mobile, mainName }: { userId: string; mobile: string; mainName: string },
): Promise<void> {
  const lang = langOfChoice(await languageOfUser(tx, userId));
  const text = smsWords(lang, words.addedSms({ mainName }), `${services.config.publicUrl}/#/login`);
  await services.sms.queue(tx, { mobile, template: 'userInvited', text });
}
