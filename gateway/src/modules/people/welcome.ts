import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { userById } from '../accounts/userRepository';
import { getOwnProfile } from './profileService';

/** What a new person has not told of themselves yet: a name, a password. Null where they cannot edit themselves. */
export async function welcomeOf(ctx: SessionCtx): Promise<components['schemas']['HomeSummary']['welcome']> {
  const { passwordHash } = found(await userById(ctx.tx, ctx.session.userId));
  const { isNamedByPhone, isEditable } = await getOwnProfile(ctx);
  const needsPassword = passwordHash === null;
  return isEditable && (isNamedByPhone || needsPassword)
    ? { needsName: isNamedByPhone, needsPassword }
    : null;
}
