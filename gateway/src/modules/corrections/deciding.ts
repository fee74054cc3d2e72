import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { lockLedger } from '../ledger/ledgerService';
import { endWork } from '../work/subjectWork';
import { lockWorkItem } from '../work/workRepository';
import { assertLeft } from './asking';
import { setDecided } from './correctionRepository';
import { correctionOf, type Found } from './reviewing';
import { bookCorrection } from './settling';
import { words } from './words';

/** @throws 2056 one's own enterprise, 2205 in a colleague's hands, 2447 decided */
async function assertDecides(ctx: SessionCtx, tx: Tx, { work, row }: Found): Promise<void> {
  const { userId } = ctx.session;
  if (await isOwnEnterprise(tx, work.mainId, userId)) throw new BusinessError(CODE.CORRECTION_OWN);
  if (row.status !== 'waiting')
    throw new BusinessError(CODE.REVERSAL_CLOSED, { why: words[row.status][ctx.lang] });
  if (work.assigneeId !== null && work.assigneeId !== userId) throw new BusinessError(CODE.WORKED_BY_ANOTHER);
}

/** @throws 2055, 2448 */
function assertConfirms({ session }: SessionCtx, { charge, row }: Found): void {
  if (row.askedBy === session.userId) throw new BusinessError(CODE.SECOND_PERSON_NEEDED);
  assertLeft(charge, row.amount);
}

/**
 * Confirms, with a code to one's own phone: the money is booked back beside the charge, and orders that wait for money are placed. Who
 * asked does not confirm, which the database holds to as well.
 * @throws 404, 1004, 2055, 2056, 2205, 2447, 2448
 */
export async function confirmCorrection(
  ctx: SessionCtx,
  { workItemId, verifyCode }: BodyOf<'confirmCorrection'>,
): Promise<ReplyOf<'confirmCorrection'>> {
  const { session, services } = ctx;
  const { userId } = session;
  const scope = { mainIds: session.mainIds, mainId: session.mainId, userId };
  // Before the code is used up: what cannot be confirmed costs none.
  await ctx.independent(scope, async (tx) => {
    const seen = await correctionOf(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    assertConfirms(ctx, seen);
  });
  const user = found(await userById(services.db.direct, userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'rechargeConfirm', verifyCode });
  return ctx.independent(scope, async (tx) => {
    const seen = await lockForDeciding(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    assertConfirms(ctx, seen);
    await bookCorrection(workIn(ctx, tx), seen, userId);
    return { done: true };
  });
}

/** Money before the rest, as everywhere; then the work. Read anew under the locks. */
async function lockForDeciding(ctx: SessionCtx, tx: Tx, workItemId: string): Promise<Found> {
  const { work } = await correctionOf(ctx, tx, workItemId);
  await lockLedger(tx, work.mainId);
  await lockWorkItem(tx, workItemId);
  return correctionOf(ctx, tx, workItemId);
}

/** Refuses it with a reason, which operators read; who asked may take it back so. @throws 404, 1000, 2056, 2205, 2447 */
export async function refuseCorrection(
  ctx: SessionCtx,
  { workItemId, ...request }: BodyOf<'refuseCorrection'>,
): Promise<ReplyOf<'refuseCorrection'>> {
  const { tx, session } = ctx;
  const { userId } = session;
  const refusal = plainText(request.reason);
  if (refusal.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const seen = await lockForDeciding(ctx, tx, workItemId);
  await assertDecides(ctx, tx, seen);
  const { mainId, correctionId: id } = seen.work;
  const at = ctx.clock.now();
  await setDecided(tx, { mainId, id }, { status: 'refused', refusal, by: userId, at });
  await endWork(tx, 'correction', { mainId, id }, { by: userId, at });
  const { row, charge } = seen;
  const event = { entity: 'correction', entityId: id, mainId } as const;
  const detail = { amount: row.amount, orderNo: charge.orderNo };
  await ctx.audit({ ...event, action: 'correction.refused', detail });
  await publish(ctx, { ...event, kind: 'correction.refused', checkId: charge.checkId });
  return { done: true };
}
