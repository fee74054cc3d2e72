import { CODE } from '@probity/contract/codeNames';
import { may } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import { allows, withoutRight } from '../../kernel/rights';
import { wasHere } from '../accounts/accountRepository';
import { disableMember } from '../accounts/userEdit';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { keysAnsweredFor, revokeKeysOf } from '../apiKeys/keyRepository';
import { approversOf } from '../approvals/approverRepository';
import { keepApprover } from '../approvals/rulesRepository';
import { placeKept } from '../people/memberRepository';
import { giveRecords, lockAsManager } from './handoverService';
import { makeAnswer } from './keysPassOn';
import { takesRecords } from './takers';
import { tell } from './tellReceiver';
import { words } from './words';

type Going = BodyOf<'letMemberGo'>;
type LetGo = ReplyOf<'letMemberGo'>;

const nothing: LetGo = { already: true, records: 0, upTo: null, keys: 0, revoked: 0 };

/**
 * A member goes: they are disabled, their sessions end, and records, the right to approve and API keys go to whom the caller names,
 * in one transaction (decision 113). What is refused is refused before a code is spent, and again under the same locks after it.
 * Who is disabled already is left as they are: of two who do it, and of one who asks twice, the second is told so.
 * @throws 403, 1000 at the field, 1004, 1015, 1019 oneself, 1020 the last owner, 2457 what they have is not what was read
 */
export async function letMemberGo(ctx: SessionCtx, going: Going): Promise<LetGo> {
  const { mainIds, mainId, userId } = ctx.session;
  const scope = { mainIds, mainId, userId };
  const asked = await ctx.independent(scope, (tx) => standing(workIn(ctx, tx), going));
  if (asked === 'disabled') return nothing;
  const isProven = asked.grows;
  if (isProven) {
    const { verifyCode } = going;
    if (verifyCode === undefined) throw fieldError([{ path: 'verifyCode', msg: words.codeNeeded[ctx.lang] }]);
    const { mobileIndex } = found(await userById(ctx.services.db.direct, userId));
    await spendCode(ctx, { mobileIndex, scene: 'approvalChange', verifyCode });
  }
  return ctx.independent(scope, async (tx) => {
    const work = workIn(ctx, tx);
    const now = await standing(work, going);
    if (now === 'disabled') return nothing;
    // What the colleague might approve was lowered meanwhile: nobody has proven that it may grow.
    if (now.grows && !isProven) throw new BusinessError(CODE.HOLDINGS_CHANGED);
    return letGo(work, going, now);
  });
}

interface Standing {
  /** What the colleague may approve now, and whether it is more than before. */
  before: number | null;
  grows: boolean;
}

/** Whether all of it may be done now, behind the lock that every change of the account's people takes. */
async function standing(work: OwnWork, going: Going): Promise<Standing | 'disabled'> {
  const { tx, session } = work;
  const { mainId } = session;
  const { userId, recordsTo } = going;
  await lockAsManager(work, userId);
  const place = await placeKept(tx, mainId, userId);
  if (!place) throw new BusinessError(CODE.UNKNOWN_USER);
  if (place.disabled) return 'disabled';
  if (recordsTo === userId) throw refuse(work, 'recordsTo', 'oneself');
  if (recordsTo && !(await takesRecords(tx, mainId, recordsTo)))
    throw refuse(work, 'recordsTo', 'cannotOrder');
  await assertKeysAnswered(work, going);
  return approvingOf(work, going);
}

const refuse = (work: OwnWork, path: string, word: keyof typeof words) =>
  fieldError([{ path, msg: words[word][work.lang] }]);

/** Keys that go on have somebody who answers for them and may manage them; none is left to who is gone. */
async function assertKeysAnswered(work: OwnWork, { userId, keysTo }: Going): Promise<void> {
  const { tx, session, clock } = work;
  const { mainId } = session;
  if (keysTo === undefined) {
    const { count } = await keysAnsweredFor(tx, { mainId, userId, at: clock.now() });
    if (count > 0) throw new BusinessError(CODE.HOLDINGS_CHANGED);
    return;
  }
  if (!allows(session, 'apiKey.manage')) throw withoutRight(session, 'apiKey.manage');
  if (keysTo === null) return;
  const place = await placeKept(tx, mainId, keysTo);
  const answers = place && !place.disabled && may(place.role as Role, 'apiKey.manage');
  if (keysTo === userId || !answers || !(await wasHere(tx, mainId, keysTo)))
    throw refuse(work, 'keysTo', 'cannotAnswer');
}

/** What the colleague who is to approve may approve now, and whether it grows by what the leaver might. */
async function approvingOf(work: OwnWork, { userId, approvingTo, upTo }: Going): Promise<Standing> {
  if (approvingTo === undefined) return { before: null, grows: false };
  const { tx, session } = work;
  if (!allows(session, 'approval.grant')) throw withoutRight(session, 'approval.grant');
  const approvers = await approversOf(tx);
  const leaver = approvers.find((one) => one.userId === userId);
  if (!leaver || leaver.upTo === null || leaver.upTo !== upTo) throw new BusinessError(CODE.HOLDINGS_CHANGED);
  const to = approvers.find((one) => one.userId === approvingTo && one.role !== 'owner');
  if (!to || to === leaver || !(await wasHere(tx, session.mainId, approvingTo)))
    throw refuse(work, 'approvingTo', 'cannotApprove');
  return { before: to.upTo, grows: (to.upTo ?? 0) < leaver.upTo };
}

/** All of it, in the transaction at hand. */
async function letGo(work: OwnWork, going: Going, { before, grows }: Standing): Promise<LetGo> {
  const { tx, session, clock } = work;
  const { mainId } = session;
  const { userId, recordsTo, approvingTo, upTo = 0, keysTo } = going;
  await disableMember(work, userId);
  const records = recordsTo ? await giveRecords(work, { userId, toUserId: recordsTo, withViews: true }) : 0;
  if (approvingTo && grows) {
    await keepApprover(tx, { mainId, userId: approvingTo, upTo, by: session.userId, at: clock.now() });
    await work.audit({
      action: 'approver.changed',
      entity: 'user',
      entityId: approvingTo,
      detail: { upTo: { from: before, to: upTo } },
    });
  }
  const { keys, revoked } = await settleKeys(work, going);
  const received = new Map<string, { rows?: number; upTo?: number; keys?: number }>();
  const add = (to: string, what: object) => received.set(to, { ...received.get(to), ...what });
  if (recordsTo) add(recordsTo, { rows: records });
  if (approvingTo && grows) add(approvingTo, { upTo });
  if (keysTo) add(keysTo, { keys });
  for (const [to, what] of received) await tell(work, { from: userId, to, ...what });
  const approves = approvingTo ? Math.max(before ?? 0, upTo) : null;
  return { already: false, records, upTo: approves, keys, revoked };
}

/** The keys they answered for go on with whoever answers for them now, or end. */
async function settleKeys(
  work: OwnWork,
  { userId, keysTo }: Going,
): Promise<{ keys: number; revoked: number }> {
  if (keysTo === undefined) return { keys: 0, revoked: 0 };
  if (keysTo !== null) return { keys: await makeAnswer(work, userId, keysTo), revoked: 0 };
  const { tx, session, clock } = work;
  const from = { mainId: session.mainId, userId, at: clock.now() };
  const ids = await revokeKeysOf(tx, from, session.userId);
  await work.audit(
    ...ids.map((entityId) => ({ action: 'apiKey.revoked' as const, entity: 'apiKey' as const, entityId })),
  );
  return { keys: 0, revoked: ids.length };
}
