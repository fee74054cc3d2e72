import { CODE } from '@probity/contract/codeNames';
import type { Help } from '@probity/contract/whoHelps';
import { writeAudit } from '../../kernel/audit';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { userMobileField } from '../../kernel/userFields';
import { enqueueAll } from '../../platform/jobs/enqueue';
import type { Tx } from '../../platform/db/tx';
import { approvingEnded, lockAccount, updateMembership } from '../accounts/accountRepository';
import { origin } from '../accounts/openSession';
import { notifySecurityChange } from '../accounts/securityNotice';
import { keepSession } from '../accounts/sessionRepository';
import { userById } from '../accounts/userRepository';
import { CODE_INTERVAL, CODE_SECONDS, sendCode, spendCode } from '../accounts/verifyCode';
import { publish } from '../events/publish';
import { membersOfAccount, placeKept } from '../people/memberRepository';
import { words } from './words';

const ownersHelp: Help = { ask: 'owners', roles: ['owner'] };

/** A code to the owner's own phone: the gateway knows it, and nobody else's is ever asked for. */
export async function sendOwnershipCode(ctx: SessionCtx): Promise<ReplyOf<'sendOwnershipCode'>> {
  const user = found(await userById(ctx.tx, ctx.session.userId));
  const mobile = ctx.services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
  const { mobileIndex } = user;
  await sendCode(ctx, { mobile, mobileIndex, scene: 'ownership', isNamed: true });
  return { interval: CODE_INTERVAL, expiresIn: CODE_SECONDS };
}

/**
 * Hands the ownership on: a colleague becomes owner and the caller admin, in one transaction (decision 68). The caller's session
 * goes on; every other of theirs, and those of the new owner, end here as with any other role. The new owner is told by bell and
 * SMS, and the old one's phone too.
 * @throws 403 no owner, 1000 at `userId` who cannot, 1004, 1015, 1019 oneself
 */
export async function handOnOwnership(
  ctx: SessionCtx,
  { userId, verifyCode }: BodyOf<'handOnOwnership'>,
): Promise<ReplyOf<'handOnOwnership'>> {
  const { services, session } = ctx;
  const { mainId } = session;
  if (userId === session.userId) throw new BusinessError(CODE.NOT_ONESELF);
  const scope = { mainIds: [mainId], mainId, userId: session.userId };
  // Before the code is used up: a choice that is refused costs none.
  await ctx.independent(scope, (tx) => assertReceives(ctx, tx, userId));
  const user = found(await userById(services.db.direct, session.userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'ownership', verifyCode });
  await ctx.independent(scope, async (tx) => {
    // Every change of the account's people takes this lock: of two hand-ons, or one and a disabling, the second sees the first.
    await lockAccount(tx, mainId);
    const own = await placeKept(tx, mainId, session.userId);
    if (!own || own.disabled || own.role !== 'owner') throw forbidden(ownersHelp);
    const before = await assertReceives(ctx, tx, userId);
    const now = ctx.clock.now();
    await keepSession(tx, session.sessionId);
    const approved = await updateMembership(tx, { mainId, userId, role: 'owner', disabled: false }, now);
    await updateMembership(tx, { mainId, userId: session.userId, role: 'admin', disabled: false }, now);
    await writeAudit(tx, origin(ctx), {
      action: 'ownership.handedOn',
      entity: 'user',
      entityId: userId,
      detail: { person: userId, from: before, to: 'owner' },
    });
    if (approved !== null) await writeAudit(tx, origin(ctx), approvingEnded(userId, approved));
    const told = { kind: 'ownership.handedOn', entity: 'user', entityId: userId } as const;
    await publish(
      { tx, clock: ctx.clock, session, enqueueAll: (jobs) => enqueueAll(tx, jobs) },
      { mainId, ...told, detail: { person: userId } },
    );
    const mobile = services.crypto.decrypt(user.mobileEnc, userMobileField(user.id));
    await notifySecurityChange(services, tx, mobile, 'ownershipHandedOn');
  });
  return { done: true };
}

/** @returns the role they have now */
async function assertReceives(ctx: SessionCtx, tx: Tx, userId: string): Promise<string> {
  const [person] = await membersOfAccount(tx, { userIds: [userId], after: null, limit: 1 });
  if (!person) throw new BusinessError(CODE.UNKNOWN_USER);
  const refuse = (word: 'isOwner' | 'cannotOwn') =>
    fieldError([{ path: 'userId', msg: words[word][ctx.lang] }]);
  // Whoever has never been here is a name somebody typed.
  if (person.status !== 'enabled' || person.signedInAt === null) throw refuse('cannotOwn');
  if (person.role === 'owner') throw refuse('isOwner');
  return person.role;
}
