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
import { lockLedger, reverse } from '../ledger/ledgerService';
import { askRefund, assertRefundable } from '../payments/refunds';
import { lockBankReference } from '../recharges/rechargeRepository';
import { lockWorkItem } from '../work/workRepository';
import { assertCovered } from './asking';
import { refundabilityOf } from './listing';
import { setDecided } from './reversalRepository';
import { reversalOf, type Found } from './reviewing';
import { words } from './words';

/** @throws 2205 in a colleague's hands, 2447 decided, 2862 one's own enterprise */
async function assertDecides(ctx: SessionCtx, tx: Tx, { work, row }: Found): Promise<void> {
  const { userId } = ctx.session;
  if (await isOwnEnterprise(tx, work.mainId, userId)) throw new BusinessError(CODE.RECHARGE_OWN);
  if (row.askedStatus === 'done' || row.askedStatus === 'refused')
    throw new BusinessError(CODE.REVERSAL_CLOSED, { why: words[row.askedStatus][ctx.lang] });
  if (work.assigneeId !== null && work.assigneeId !== userId) throw new BusinessError(CODE.WORKED_BY_ANOTHER);
}

/** @throws 2446, 2448, 2625 */
function assertConfirms(ctx: SessionCtx, { row }: Found): void {
  if (row.askedBy === ctx.session.userId) throw new BusinessError(CODE.SECOND_PERSON_NEEDED);
  // Taken back by the operator's command meanwhile: then this one is refused.
  if (row.isReversed) throw new BusinessError(CODE.REVERSAL_ASKED);
  assertCovered(row);
  if (row.givenBackBy === 'provider') assertRefundable(refundabilityOf(row), ctx);
}

/**
 * Confirms, with a code to one's own phone: the exact opposite of the recharge is booked beside it, as the operator's command does. Who
 * asked does not confirm, which the database holds to as well. What the provider is to give back is kept with it; it is asked afterwards.
 * @throws 404, 1004, 2205, 2445, 2446, 2447, 2448, 2625, 2862
 */
export async function confirmReversal(
  ctx: SessionCtx,
  { workItemId, verifyCode }: BodyOf<'confirmReversal'>,
): Promise<ReplyOf<'confirmReversal'>> {
  const { session, services } = ctx;
  const { userId } = session;
  const scope = { mainIds: session.mainIds, mainId: session.mainId, userId };
  // Before the code is used up: what cannot be confirmed costs none.
  await ctx.independent(scope, async (tx) => {
    const seen = await reversalOf(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    assertConfirms(ctx, seen);
  });
  const user = found(await userById(services.db.direct, userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'rechargeConfirm', verifyCode });
  return ctx.independent(scope, async (tx) => {
    const { row } = await reversalOf(ctx, tx, workItemId);
    await lockBankReference(tx, row.reference);
    const seen = await lockForDeciding(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    assertConfirms(ctx, seen);
    await takeBack(ctx, tx, seen);
    return { done: true };
  });
}

/** Money before the rest, as everywhere; then the work. Read anew under the locks. */
async function lockForDeciding(ctx: SessionCtx, tx: Tx, workItemId: string): Promise<Found> {
  const { work } = await reversalOf(ctx, tx, workItemId);
  await lockLedger(tx, work.mainId);
  await lockWorkItem(tx, workItemId);
  return reversalOf(ctx, tx, workItemId);
}

async function takeBack(ctx: SessionCtx, tx: Tx, { work, row }: Found): Promise<void> {
  const { userId } = ctx.session;
  const { mainId, reversalId: id, bookingId } = work;
  const at = ctx.clock.now();
  if ((await reverse(tx, bookingId, { mainId, at, userId })) !== 'reversed')
    throw new Error('A recharge changed under its own lock');
  await setDecided(tx, { mainId, id }, { status: 'done', refusal: null, by: userId, at });
  const own = workIn(ctx, tx);
  if (row.givenBackBy === 'provider')
    await askRefund(own, { mainId, paymentId: row.paymentId!, reversalId: id, amount: row.amount });
  const detail = { amount: row.amount, reference: row.reference };
  await own.audit({
    action: 'ledger.rechargeReversed',
    entity: 'ledger',
    entityId: bookingId,
    mainId,
    detail,
  });
  const event = { entity: 'reversal', entityId: id, mainId } as const;
  await own.audit({ ...event, action: 'reversal.done', detail });
  await publish(own, { ...event, kind: 'reversal.done' });
}

/** Refuses it with a reason, which operators read; who asked may take it back so. @throws 404, 1000, 2205, 2447, 2862 */
export async function refuseReversal(
  ctx: SessionCtx,
  { workItemId, ...request }: BodyOf<'refuseReversal'>,
): Promise<ReplyOf<'refuseReversal'>> {
  const { tx, session } = ctx;
  const refusal = plainText(request.reason);
  if (refusal.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const seen = await lockForDeciding(ctx, tx, workItemId);
  await assertDecides(ctx, tx, seen);
  const { mainId, reversalId: id } = seen.work;
  const { amount, reference } = seen.row;
  await setDecided(
    tx,
    { mainId, id },
    { status: 'refused', refusal, by: session.userId, at: ctx.clock.now() },
  );
  const event = { entity: 'reversal', entityId: id, mainId } as const;
  await ctx.audit({ ...event, action: 'reversal.refused', detail: { amount, reference } });
  await publish(ctx, { ...event, kind: 'reversal.refused' });
  return { done: true };
}
