import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { BusinessError, found } from '../../kernel/errors';
import type { Language } from '../../kernel/texts';
import { userEmailField, userMobileField } from '../../kernel/userFields';
import { userById, usersOfAccount, type UserRow } from '../accounts/userRepository';
import { dropPicture, ownPicture } from '../files/ownPicture';

type OwnProfile = components['schemas']['OwnProfile'];

type Named = Pick<UserRow, 'id' | 'mobileEnc' | 'nickName'>;

const maskedMobile = ({ crypto }: SessionCtx['services'], { id, mobileEnc }: Named) =>
  maskPhone(crypto.decrypt(mobileEnc, userMobileField(id)));

/** True for somebody who has told no name yet: they are shown by their phone. */
export const isNamedByPhone = ({ services }: Pick<SessionCtx, 'services'>, user: Named): boolean =>
  user.nickName === maskedMobile(services, user);

/** The profile of the person who asks. Only they read their e-mail in full. */
export async function getOwnProfile({ tx, session, services }: SessionCtx): Promise<OwnProfile> {
  const user = found(await userById(tx, session.userId));
  const mobile = maskedMobile(services, user);
  const { email } = await tx.one<{ email: Buffer | null }>(sql`select own_email() as email`);
  // Support acts in an enterprise without being one of its people: it edits itself on the platform.
  const isEditable = (await usersOfAccount(tx, { userId: user.id, limit: 1, offset: 0 })).length > 0;
  return {
    userId: user.id,
    nickName: user.nickName,
    mobile,
    email: email && services.crypto.decrypt(email, userEmailField(user.id)),
    pictureFileId: user.avatarFileId,
    isEditable,
    isNamedByPhone: isNamedByPhone({ services }, user),
  };
}

/**
 * Deletes a part of one's own profile that `user/edit` can set. @throws 1015 for somebody who is not one of the account's
 * people
 */
export async function forgetOwnProfile(ctx: SessionCtx, part: 'email' | 'picture'): Promise<OwnProfile> {
  const { tx, clock, session } = ctx;
  const before = await getOwnProfile(ctx);
  if (!before.isEditable) throw new BusinessError(CODE.UNKNOWN_USER);
  const picture = part === 'picture' ? await ownPicture(tx) : null;
  const hasPart = part === 'picture' ? picture !== null : before.email !== null;
  if (!hasPart) return before;
  await tx.run(sql`select own_profile_forget(${part === 'email'}, ${part === 'picture'}, ${clock.now()})`);
  await ctx.audit({
    action: 'user.edited',
    entity: 'user',
    entityId: session.userId,
    detail: { fields: [part === 'email' ? 'email' : 'avatarFileId'] },
  });
  if (picture) await dropPicture(ctx, picture);
  return getOwnProfile(ctx);
}

/** No audit event: it only changes the person's own view of the same things. */
export async function chooseLanguage({ tx, clock }: SessionCtx, language: Language): Promise<{ done: true }> {
  await tx.run(sql`select own_language_choose(${language}, ${clock.now()})`);
  return { done: true };
}
