import { CODE } from '@probity/contract/codeNames';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import { chinaDay, startOfDay } from '../../kernel/workingDays';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { publish } from '../events/publish';
import { endWork } from '../work/subjectWork';
import {
  lockTextChange,
  lockTexts,
  setTextSentBack,
  setTextSignedOff,
  setTextWithdrawn,
  type TextChangeRow,
} from './textRepository';
import { earliestDay, signedTextView } from './textView';
import { words } from './words/faults';

const SHORTEST_REASON = 4;

/** @throws 404, 2612 decided */
async function waiting({ session }: SessionCtx, tx: Tx, changeId: string): Promise<TextChangeRow> {
  const row = found(await lockTextChange(tx, session.mainId, changeId));
  if (row.status !== 'waiting') throw new BusinessError(CODE.TEXT_DECIDED);
  return row;
}

/** What may be signed off by this reader now. @throws 404, 2612, 2613 their own words, 2615 its day came too near */
async function signable(ctx: SessionCtx, tx: Tx, changeId: string, now: Date): Promise<TextChangeRow> {
  const row = await waiting(ctx, tx, changeId);
  if (row.writtenBy === ctx.session.userId) throw new BusinessError(CODE.TEXT_OWN_WORDS);
  const earliest = earliestDay(now, row.signAnew);
  if (row.effectiveOn < earliest)
    throw new BusinessError(CODE.TEXT_TOO_SOON, { day: row.effectiveOn, earliest });
  return row;
}

/**
 * Signs off what somebody else wrote, with a code to one's own phone. What has to be signed anew is announced to who signed.
 * @throws 404, 1004, 2612, 2613, 2615
 */
export async function signOffTextVersion(
  ctx: SessionCtx,
  { changeId, verifyCode }: BodyOf<'signOffTextVersion'>,
): Promise<ReplyOf<'signOffTextVersion'>> {
  const { session, services, clock } = ctx;
  const { mainId, mainIds, userId } = session;
  const scope = { mainIds, mainId, userId };
  // Before the code is used up: what cannot be signed off costs none.
  await ctx.independent(scope, (tx) => signable(ctx, tx, changeId, clock.now()));
  const user = found(await userById(services.db.direct, userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'textSignOff', verifyCode });
  return ctx.independent(scope, async (tx) => {
    // Read behind the lock: whatever was signed before is older, and nobody signs the older words after it.
    await lockTexts(tx);
    const now = clock.now();
    const row = await signable(ctx, tx, changeId, now);
    const effectiveAt = row.effectiveOn === chinaDay(now) ? now : startOfDay(row.effectiveOn);
    const work = workIn(ctx, tx);
    await setTextSignedOff(tx, { mainId, id: changeId }, { by: userId, at: now, effectiveAt });
    await endWork(tx, 'signOff', { mainId, id: changeId }, { by: userId, at: now });
    await note(work, row, 'signedText.signedOff');
    if (row.signAnew) await work.enqueue('contract.announce', { changeId, what: 'announced' });
    return signedTextView({ tx, session, clock }, row.kind);
  });
}

/** Sends a version back with a reason; who wrote it takes it back so. @throws 404, 1000 no reason, 2612 */
export async function sendBackTextVersion(
  ctx: SessionCtx,
  { changeId, reason: given }: BodyOf<'sendBackTextVersion'>,
): Promise<ReplyOf<'sendBackTextVersion'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  const row = await waiting(ctx, tx, changeId);
  const reason = plainText(given);
  if (lengthOf(reason) < SHORTEST_REASON)
    throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const [change, at] = [{ mainId, id: changeId }, clock.now()];
  await setTextSentBack(tx, change, { by: userId, at, reason });
  await endWork(tx, 'signOff', change, { by: row.writtenBy === userId ? null : userId, at });
  await note(ctx, row, 'signedText.sentBack');
  if (row.writtenBy !== userId) {
    await publish(ctx, {
      ...{ kind: 'signedText.sentBack', mainId, entity: 'signedText', entityId: changeId },
      detail: { person: row.writtenBy },
    });
  }
  return signedTextView(ctx, row.kind);
}

/** Withdraws a planned version before its day; twice is once. @throws 404, 2614 in force; 2612 it was not signed off */
export async function withdrawTextVersion(
  ctx: SessionCtx,
  { changeId }: BodyOf<'withdrawTextVersion'>,
): Promise<ReplyOf<'withdrawTextVersion'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  const now = clock.now();
  const row = found(await lockTextChange(tx, mainId, changeId));
  if (row.withdrawnAt) return signedTextView(ctx, row.kind);
  if (!row.effectiveAt) throw new BusinessError(CODE.TEXT_DECIDED);
  if (row.effectiveAt <= now) throw new BusinessError(CODE.TEXT_IN_FORCE);
  await setTextWithdrawn(tx, { mainId, id: changeId }, { by: userId, at: now });
  await note(ctx, row, 'signedText.withdrawn');
  if (row.signAnew) await ctx.enqueue('contract.announce', { changeId, what: 'withdrawn' });
  return signedTextView(ctx, row.kind);
}

async function note(
  work: OwnWork,
  { id, kind, version, effectiveOn }: TextChangeRow,
  action: 'signedText.signedOff' | 'signedText.sentBack' | 'signedText.withdrawn',
): Promise<void> {
  await work.audit({
    ...{ action, entity: 'signedText', entityId: id },
    detail: { kind, version, day: effectiveOn },
  });
}
