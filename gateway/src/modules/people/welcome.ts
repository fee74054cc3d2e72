import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { sql } from '../../platform/db/sql';
import { userById } from '../accounts/userRepository';
import { getOwnProfile, isNamedByPhone } from './profileService';

/** What a new person has not told of themselves yet: a name, a password. Null where they cannot edit themselves, or were asked. */
export async function welcomeOf(ctx: SessionCtx): Promise<components['schemas']['HomeSummary']['welcome']> {
  const user = found(await userById(ctx.tx, ctx.session.userId));
  const needsName = isNamedByPhone(ctx, user);
  const needsPassword = user.passwordHash === null;
  // Home asks at each visit, and of nearly everybody there is nothing to tell any more.
  if (!(needsName || needsPassword)) return null;
  const { isDone } = await ctx.tx.one<{ isDone: boolean }>(sql`select own_welcomed() as "isDone"`);
  if (isDone) return null;
  return (await getOwnProfile(ctx)).isEditable ? { needsName, needsPassword } : null;
}

/** The question was answered or put off. No audit event: it only changes what the person is asked themselves. */
export async function noteWelcomed({ tx, clock }: SessionCtx): Promise<{ done: true }> {
  await tx.run(sql`select own_welcome_note(${clock.now()})`);
  return { done: true };
}
