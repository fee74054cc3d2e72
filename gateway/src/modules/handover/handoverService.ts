import { may } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { editUser } from '../accounts/userEdit';
import { giveChecks } from '../checks/checkRepository';
import { membersOfAccount } from '../people/memberRepository';
import { words } from './words';

/**
 * Lets a colleague go: disables them, which ends their sessions here, and gives every record they own to somebody who orders.
 * All of it or nothing. API keys and webhooks belong to the account and go on.
 * @throws 1000 at `toUserId`, 1015, 1019 oneself, 1020 the last owner, 403 an owner by somebody who is none
 */
export async function handOverMember(
  ctx: SessionCtx,
  { userId, toUserId }: BodyOf<'handOverMember'>,
): Promise<ReplyOf<'handOverMember'>> {
  const { tx, session } = ctx;
  const [leaver] = await membersOfAccount(tx, { userIds: [userId], after: null, limit: 1 });
  if (!leaver) throw new BusinessError(CODE.UNKNOWN_USER);
  const refuse = (word: keyof typeof words) => fieldError([{ path: 'toUserId', msg: words[word][ctx.lang] }]);
  if (userId === toUserId) throw refuse('oneself');
  // First the lock of the account, which editing takes: the successor cannot be disabled meanwhile.
  await editUser(ctx, { userId, status: 'disabled' });
  const [successor] = await membersOfAccount(tx, { userIds: [toUserId], after: null, limit: 1 });
  // Somebody who has never been here could not look after them, and the account knows only the name it typed.
  const isHere = successor?.status === 'enabled' && successor.signedInAt !== null;
  if (!isHere || !may(successor.role as Role, 'check.order')) throw refuse('cannotOrder');
  const records = await giveChecks(tx, session.mainId, { from: userId, to: toUserId });
  await ctx.audit({
    action: 'member.handedOver',
    entity: 'user',
    entityId: userId,
    detail: { person: toUserId, rows: records },
  });
  return { records };
}
