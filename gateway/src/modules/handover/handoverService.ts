import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import { lockAccount } from '../accounts/accountRepository';
import { userById } from '../accounts/userRepository';
import { countOwned } from '../checks/ownerRepository';
import { membersOfAccount, placeKept } from '../people/memberRepository';
import { giveSharedViews } from '../views/giving';
import { beginGiving } from './giveJob';
import { lockGiving } from './givingRepository';
import { editPerson } from './keysPassOn';
import { absentOwners, takesRecords } from './takers';
import { tell } from './tellReceiver';
import { words } from './words';

const MOST_COUNTED = 1000;

/**
 * Gives every record somebody owns to somebody who orders. Whoever owned them stays what they are, unless the same act gives them
 * another role (one that orders nothing). Of a colleague who has left the views that are shared go along; one who leaves now is let
 * go (`letMemberGo`).
 * @throws 1000 at `toUserId`, 1015, 1019 oneself, 1020 the last owner, 403 an owner by somebody who is none
 */
export async function handOverMember(
  ctx: SessionCtx,
  { userId, toUserId, roleId }: BodyOf<'handOverMember'>,
): Promise<ReplyOf<'handOverMember'>> {
  const { tx, session } = ctx;
  const { mainId } = session;
  const refuse = (word: keyof typeof words) => fieldError([{ path: 'toUserId', msg: words[word][ctx.lang] }]);
  const [leaver] = await membersOfAccount(tx, { userIds: [userId], after: null, limit: 1 });
  // Somebody who is gone has no place here that could be changed.
  if (!leaver && (roleId || !(await isGone(ctx, userId)))) throw new BusinessError(CODE.UNKNOWN_USER);
  if (userId === toUserId) throw refuse('oneself');
  // First the lock of the account, which editing takes too: the successor cannot be disabled meanwhile. Also beside an edit: one that
  // names the role they have already changes nothing, and asks nobody's leave.
  await lockAsManager(ctx, userId);
  if (roleId) await editPerson(ctx, { userId, roleIds: [roleId] });
  if (!(await takesRecords(tx, mainId, toUserId))) throw refuse('cannotOrder');
  const records = await giveRecords(ctx, { userId, toUserId, withViews: leaver?.status !== 'enabled' });
  await tell(ctx, { from: userId, to: toUserId, rows: records });
  return { records };
}

/**
 * Gives the records somebody owns, and if they go the views they share, to somebody who takes records; the caller holds the lock of
 * the account. @returns how many records
 */
export async function giveRecords(
  work: OwnWork,
  { userId, toUserId, withViews }: { userId: string; toUserId: string; withViews: boolean },
): Promise<number> {
  const { tx, session, clock } = work;
  const { mainId } = session;
  // A part that an earlier act's job is giving right now is its receiver's: the rest is counted after it.
  await lockGiving(tx, { mainId, from: userId });
  const total = await countOwned(tx, mainId, userId);
  const until = clock.now().toISOString();
  await beginGiving(work, { mainId, from: userId, to: toUserId, total, until });
  if (withViews) await giveSharedViews(work, { mainId, from: userId, to: toUserId });
  await work.audit({
    action: 'member.handedOver',
    entity: 'user',
    entityId: userId,
    detail: { person: toUserId, rows: total },
  });
  return total;
}

/** True for a person who is no member any more, and owns records of this account still. */
async function isGone({ tx, session }: SessionCtx, userId: string): Promise<boolean> {
  return (await countOwned(tx, session.mainId, userId)) > 0 && (await userById(tx, userId)) !== null;
}

/**
 * Locks the account, and reads the caller's own place again under the lock. Of an active owner an admin takes nothing away, as with
 * any other change of an owner.
 */
export async function lockAsManager({ tx, session }: OwnWork, userId: string): Promise<void> {
  if (userId === session.userId) throw new BusinessError(CODE.NOT_ONESELF);
  await lockAccount(tx, session.mainId);
  const own = await placeKept(tx, session.mainId, session.userId);
  if (!own || own.disabled || !session.roles.some((role) => role === own.role)) throw forbidden();
  const theirs = await placeKept(tx, session.mainId, userId);
  if (theirs?.role === 'owner' && !theirs.disabled && own.role !== 'owner')
    throw forbidden({ ask: 'owners', roles: ['owner'] });
}

/** The people who own records and can look after none, with how many they are. */
export async function listAbsentOwners({ tx, session }: SessionCtx): Promise<ReplyOf<'listAbsentOwners'>> {
  const rows = await absentOwners(tx, session.mainId, MOST_COUNTED);
  return rows.map(({ isCapped, ...row }) => ({ ...row, capped: isCapped }));
}
