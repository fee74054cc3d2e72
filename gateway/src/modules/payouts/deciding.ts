import { CODE } from '@probity/contract/codeNames';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { lockLedger } from '../ledger/ledgerService';
import { bankReferenceOf } from '../orders/bankReference';
import { lockWorkItem } from '../work/workRepository';
import { assertWaiting } from './listing';
import { isReferenceUsed, lockPayoutReference } from './payoutRepository';
import { payoutOf, type Found } from './reviewing';
import { endPayout, enterReference } from './settling';
import { words } from './words';

/** @throws 2205 in a colleague's hands, 2452 decided, 2453 one's own enterprise */
async function assertDecides(ctx: SessionCtx, tx: Tx, { work, row }: Found): Promise<void> {
  const { userId } = ctx.session;
  if (row.askedBy === userId || (await isOwnEnterprise(tx, work.mainId, userId)))
    throw new BusinessError(CODE.PAYOUT_OWN);
  assertWaiting(row, ctx.lang);
  if (work.assigneeId !== null && work.assigneeId !== userId) throw new BusinessError(CODE.WORKED_BY_ANOTHER);
}

/** Money before the rest, as everywhere; then the work. Read anew under the locks. */
async function lockForDeciding(ctx: SessionCtx, tx: Tx, workItemId: string): Promise<Found> {
  const { work } = await payoutOf(ctx, tx, workItemId);
  await lockLedger(tx, work.mainId);
  await lockWorkItem(tx, workItemId);
  return payoutOf(ctx, tx, workItemId);
}

interface Deed {
  workItemId: string;
  verifyCode: string;
  /** Which no other payout may have meanwhile. */
  bankReference?: string;
  /** What is refused, before the code is spent and again under the locks. */
  assertFits: (tx: Tx, seen: Found) => Promise<void> | void;
  /** What is done under the locks. */
  run: (work: OwnWork, seen: Found) => Promise<void>;
}

/** An operator's deed that takes a code to their own phone; what cannot be done costs none. */
async function decide(ctx: SessionCtx, deed: Deed): Promise<{ done: true }> {
  const { session, services } = ctx;
  const { workItemId, verifyCode, bankReference, assertFits, run } = deed;
  const scope = { mainIds: session.mainIds, mainId: session.mainId, userId: session.userId };
  await ctx.independent(scope, async (tx) => {
    const seen = await payoutOf(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    await assertFits(tx, seen);
  });
  const { mobileIndex } = found(await userById(services.db.direct, session.userId));
  await spendCode(ctx, { mobileIndex, scene: 'payoutDecide', verifyCode });
  return ctx.independent(scope, async (tx) => {
    if (bankReference) await lockPayoutReference(tx, bankReference);
    const seen = await lockForDeciding(ctx, tx, workItemId);
    await assertDecides(ctx, tx, seen);
    await assertFits(tx, seen);
    await run(workIn(ctx, tx), seen);
    return { done: true };
  });
}

/**
 * Enters the bank's reference of what this operator paid; another one confirms. Entered again, by either, it stands in place of the
 * former, and whoever entered it last does not confirm.
 * @throws 404, 1000, 1004, 2205, 2452, 2453, 2454
 */
export async function enterPayout(
  ctx: SessionCtx,
  { workItemId, verifyCode, ...request }: BodyOf<'enterPayout'>,
): Promise<ReplyOf<'enterPayout'>> {
  const bankReference = bankReferenceOf(request.bankReference);
  if (bankReference === null)
    throw fieldError([{ path: 'bankReference', msg: words.referenceWrong[ctx.lang] }]);
  return decide(ctx, {
    ...{ workItemId, verifyCode, bankReference },
    assertFits: async (tx, { row }) => {
      if (await isReferenceUsed(tx, bankReference, row.id))
        throw new BusinessError(CODE.PAYOUT_REFERENCE_USED);
    },
    run: (work, { row }) => enterReference(work, row, { bankReference, by: ctx.session.userId }),
  });
}

/**
 * Confirms, as another operator, what the first one paid: it is booked as paid out. Who entered it does not confirm, which the
 * database holds to as well, and only the very reference that was read is confirmed.
 * @throws 404, 1004, 2205, 2448, 2452, 2453, 2455
 */
export function confirmPayout(
  ctx: SessionCtx,
  { workItemId, verifyCode, bankReference }: BodyOf<'confirmPayout'>,
): Promise<ReplyOf<'confirmPayout'>> {
  const { userId } = ctx.session;
  return decide(ctx, {
    ...{ workItemId, verifyCode, bankReference },
    assertFits: (_tx, { row }) => {
      if (row.enteredBy === userId) throw new BusinessError(CODE.SECOND_PERSON_NEEDED);
      if (row.bankReference !== bankReference) throw new BusinessError(CODE.PAYOUT_DIFFERS);
    },
    run: (work, { row }) => endPayout(work, row, { status: 'paid', by: userId }),
  });
}

/**
 * Rejects it with a reason: the money is available again. Once one of two operators has said that it left, it takes the other one, with
 * a code, to say that it did not or came back.
 * @throws 404, 1000, 1004, 2205, 2448, 2452, 2453, 2455
 */
export async function rejectPayout(
  ctx: SessionCtx,
  { workItemId, verifyCode = '', ...request }: BodyOf<'rejectPayout'>,
): Promise<ReplyOf<'rejectPayout'>> {
  const { userId } = ctx.session;
  const refusal = plainText(request.reason);
  if (lengthOf(refusal) < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const reject = (work: OwnWork, { row }: Found) =>
    endPayout(work, row, { status: 'rejected', by: userId, refusal });
  const { row } = await payoutOf(ctx, ctx.tx, workItemId);
  if (row.status === 'waiting' && row.enteredBy !== null)
    return decide(ctx, {
      ...{ workItemId, verifyCode, run: reject },
      assertFits: (_tx, seen) => {
        if (seen.row.enteredBy === userId) throw new BusinessError(CODE.SECOND_PERSON_NEEDED);
      },
    });
  const seen = await lockForDeciding(ctx, ctx.tx, workItemId);
  await assertDecides(ctx, ctx.tx, seen);
  // Paid meanwhile by a colleague.
  if (seen.row.enteredBy !== null) throw new BusinessError(CODE.PAYOUT_DIFFERS);
  await reject(ctx, seen);
  return { done: true };
}
