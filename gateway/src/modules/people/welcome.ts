import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { userById } from '../accounts/userRepository';
import { getOwnProfile, isNamedByPhone } from './profileService';

/** What a new person has not told of themselves yet: a name, a password. Null where they cannot edit themselves. */
export async function welcomeOf(ctx: SessionCtx): Promise<components['schemas']['HomeSummary']['welcome']> {
  const user = found(await userById(ctx.tx, ctx.session.userId));
  const needsName = isNamedByPhone(ctx, user);
  const needsPassword = user.passwordHash === null;
  // Home asks at each visit, and of nearly everybody there is nothing to tell any more.
  if (!(needsName || needsPassword)) return null;
  return (await getOwnProfile(ctx)).isEditable ? { needsName, needsPassword } : null;
}
