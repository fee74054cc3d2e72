import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import { userMobileField } from '../../kernel/userFields';
import type { Tx } from '../../platform/db/tx';
import { accountById } from '../accounts/accountRepository';
import { notifySecurityChange, unbindWechatOf } from '../accounts/securityNotice';
import { revokeSessions } from '../accounts/sessionRepository';
import { clearPausesOf } from '../accounts/signInPause';
import { forgetBrowsers, setMobile, userById, userByMobile } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { lockWorkItem } from '../work/workRepository';
import { closedError } from './closed';
import { endRequest } from './ending';
import {
  lockLostPhone,
  lostPhoneById,
  lostPhoneWork,
  type LostPhoneRow,
  type LostPhoneWork,
} from './lostPhoneRepository';
import { newPhone, standingOf } from './standing';
import { closedAs, unfitAs, words } from './words';
import { workIn } from '../accounts/workIn';

interface Found {
  work: LostPhoneWork;
  row: LostPhoneRow;
}

/** A request with the transaction bound to its account. @throws 404 for one that this session does not serve */
export async function requestOf(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  workItemId: string,
): Promise<Found> {
  const work = found(await lostPhoneWork(tx, { workItemId }));
  await tx.bind({ mainIds: session.mainIds, mainId: work.mainId, userId: session.userId });
  return { work, row: found(await lostPhoneById(tx, work.mainId, work.lostPhoneId)) };
}

/**
 * True for a person who may not decide a request: they asked, it is about them, or they have a role on the enterprise's own side.
 * The two halves are never in one hand.
 */
export async function isOwn(
  { session }: Pick<SessionCtx, 'session'>,
  tx: Tx,
  row: LostPhoneRow,
): Promise<boolean> {
  if ([row.askedBy, row.userId].includes(session.userId)) return true;
  return isOwnEnterprise(tx, row.mainId, session.userId);
}

/** An open request that this session may decide. @throws 2205 in a colleague's hands, 2822, 2824 */
export async function assertDecides(
  ctx: Pick<SessionCtx, 'session' | 'lang' | 'clock'>,
  tx: Tx,
  { work, row }: Found,
): Promise<void> {
  if (await isOwn(ctx, tx, row)) throw new BusinessError(CODE.LOST_PHONE_OWN);
  if (row.status !== 'open') throw closedError(row.status, ctx.lang);
  // Past its end, though the job has not come by yet.
  if (row.endsAt <= ctx.clock.now())
    throw new BusinessError(CODE.LOST_PHONE_CLOSED, { why: closedAs.lapsed[ctx.lang] });
  if (work.assigneeId && work.assigneeId !== ctx.session.userId)
    throw new BusinessError(CODE.WORKED_BY_ANOTHER);
}

/**
 * Replaces the phone, or rejects the request: once, by staff who do not belong to the enterprise and did not ask (decision 62). All
 * sessions of the person end, WeChat is unbound, and each browser is a new one again.
 * @throws 1000, 1004, 1009 somebody else has the phone, 2205, 2822, 2823, 2824
 */
export async function decideLostPhone(
  ctx: SessionCtx,
  { workItemId, accept, verifyCode, ...request }: BodyOf<'decideLostPhone'>,
): Promise<{ done: true }> {
  const { session, services } = ctx;
  const note = plainText(request.note);
  if (note.length < 4) throw fieldError([{ path: 'note', msg: words.noteNeeded[ctx.lang] }]);
  if (accept && !verifyCode) throw fieldError([{ path: 'verifyCode', msg: words.codeNeeded[ctx.lang] }]);
  const scope = { mainIds: session.mainIds, mainId: session.mainId, userId: session.userId };
  // Before the code is used up: what cannot be decided costs none.
  await ctx.independent(scope, async (tx) => {
    const seen = await requestOf(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    if (accept) await assertReplaced(ctx, tx, seen.row, false);
  });
  if (accept) {
    const user = found(await userById(services.db.direct, session.userId));
    const code = { scene: 'lostPhoneDecide', verifyCode: verifyCode! } as const;
    await spendCode(ctx, { mobileIndex: user.mobileIndex, ...code });
  }
  await ctx.independent(scope, async (tx) => {
    const { work } = await requestOf(ctx, tx, workItemId);
    await lockWorkItem(tx, workItemId);
    await lockLostPhone(tx, work.mainId, work.lostPhoneId);
    // Read again under the lock: of two who decide at once the second sees what the first made of it.
    const seen = await requestOf(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    const own = workIn(ctx, tx);
    if (accept) await replacePhone(own, seen.row, await assertReplaced(ctx, tx, seen.row, true));
    await endRequest(own, seen.row, { status: accept ? 'replaced' : 'rejected', note });
  });
  return { done: true };
}

/** @returns the new phone and its index. @throws 1009, 2823 */
async function assertReplaced(ctx: SessionCtx, tx: Tx, row: LostPhoneRow, isKept: boolean) {
  const { unfit } = await standingOf(ctx, tx, row, isKept);
  if (unfit) {
    // A colleague who decided meanwhile is the reason then, not what their decision changed.
    const now = await lostPhoneById(tx, row.mainId, row.id);
    if (now && now.status !== 'open') throw closedError(now.status, ctx.lang);
    throw new BusinessError(CODE.LOST_PHONE_UNFIT, { why: unfit[ctx.lang] });
  }
  const phone = newPhone(ctx, row);
  if (await isTaken(tx, row, phone.index)) throw new BusinessError(CODE.PHONE_IN_USE);
  return phone;
}

async function replacePhone(
  { services, tx, clock, lang }: OwnWork,
  row: LostPhoneRow,
  { mobile, index }: { mobile: string; index: string },
): Promise<void> {
  const now = clock.now();
  const { userId } = row;
  const user = found(await userById(tx, userId));
  const encrypted = services.crypto.encrypt(mobile, userMobileField(userId));
  const outcome = await setMobile(tx, userId, { former: row.formerIndex!, index, encrypted }, now);
  if (outcome === 'taken') throw new BusinessError(CODE.PHONE_IN_USE);
  if (outcome === 'changed') throw new BusinessError(CODE.LOST_PHONE_UNFIT, { why: unfitAs.changed[lang] });
  await revokeSessions(tx, userId, {}, now);
  await forgetBrowsers(tx, userId, now);
  // Their WeChat may be signed in on the phone that was lost.
  await unbindWechatOf(tx, userId);
  await clearPausesOf(tx, index);
  const account = await accountById(tx, row.mainId);
  const former = services.crypto.decrypt(user.mobileEnc, userMobileField(userId));
  await notifySecurityChange(services, tx, former, 'phoneReplaced', account);
  await notifySecurityChange(services, tx, mobile, 'phoneReplacedNew', account);
}

/** True when somebody else signs in with the phone. */
export async function isTaken(tx: Tx, { userId }: LostPhoneRow, index: string): Promise<boolean> {
  const holder = await userByMobile(tx, index);
  return holder !== null && holder.id !== userId;
}
