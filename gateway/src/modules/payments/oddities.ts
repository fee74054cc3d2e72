import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { Work } from '../../kernel/work';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { isOwnEnterprise } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { lockWorkItem } from '../work/workRepository';
import { wire } from './listing';
import {
  insertOddity,
  oddityOfWork,
  queueOddity,
  settleOddity,
  isBookedFor,
  isOfOwnRefund,
  type OddityKind,
  type OddityOutcome,
  type OddityRow,
  type ToldMoney,
} from './oddityRepository';
import { paymentById, type PaymentRow } from './paymentRepository';
import { refundOfPayment } from './refundRepository';
import { operatorRefund } from './refunds';
import { words } from './words';

export type { OddityKind, ToldMoney };

/** Working days within which an operator looks at it. */
const SETTLED_IN_DAYS = 1;

/** Puts what does not fit a payment into the operators' queue, once however often it is told. True when it is new. */
export async function noteOddity(
  work: Work,
  { mainId, id: paymentId }: PaymentRow,
  kind: OddityKind,
  told: ToldMoney,
): Promise<boolean> {
  const { tx } = work;
  const at = work.clock.now();
  const id = uuidv7();
  if (!(await insertOddity(tx, { ...told, mainId, id, paymentId, kind, at }))) return false;
  const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(at), SETTLED_IN_DAYS);
  await queueOddity(tx, { mainId, id: uuidv7(), oddityId: id, dueAt, at });
  const event = { entity: 'payment', entityId: paymentId, mainId } as const;
  const named = isOfOwnRefund(kind) ? 'payment.refundStuck' : 'payment.differed';
  await work.audit({ ...event, action: named, detail: detailOf(told) });
  await publish(work, { ...event, kind: named });
  return true;
}

/** What was not said is left out. */
const detailOf = ({ amount, transactionId }: ToldMoney) => ({
  ...(amount === null ? {} : { amount }),
  ...(transactionId === null ? {} : { reference: transactionId }),
});

async function reviewed({ tx, session }: SessionCtx, workItemId: string) {
  const odd = found(await oddityOfWork(tx, workItemId));
  await tx.bind({ mainIds: session.mainIds, mainId: odd.mainId, userId: session.userId });
  const isOwn = await isOwnEnterprise(tx, odd.mainId, session.userId);
  return { odd, isOwn, row: found(await paymentById(tx, odd.mainId, odd.paymentId)) };
}

/** What was told of a payment beside what was ordered. Opening it is audited in the enterprise's trail. @throws 404 */
export async function getPaymentReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getPaymentReview'>> {
  const { odd, isOwn, row } = await reviewed(ctx, workItemId);
  const ownRefund = await refundOfPayment(ctx.tx, row);
  await ctx.audit({
    ...{ action: 'payment.opened', entity: 'payment', entityId: row.id, mainId: odd.mainId },
    detail: { amount: row.amount },
  });
  return {
    ...{ workItemId, mainId: odd.mainId, mainName: odd.mainName, kind: odd.kind },
    payment: wire(row, ctx.clock.now()),
    outTradeNo: row.outTradeNo,
    told: {
      ...{ amount: odd.amount, currency: odd.currency },
      ...{ transactionId: odd.transactionId, refundId: odd.refundId },
    },
    toldAt: odd.toldAt.toISOString(),
    refund: ownRefund && operatorRefund(ownRefund),
    settled: settledOf(odd),
    maySettle: odd.settledAt === null && !isOwn,
  };
}

const settledOf = ({ settledAt, settledByName, note, outcome }: OddityRow) =>
  settledAt && { at: settledAt.toISOString(), by: settledByName ?? '', note: note ?? '', outcome };

/**
 * Ends the work with what was done about it. No money moves here, and what is said of the ledger has to stand there.
 * @throws 404, 1000, 2205, 2463, 2464, 2465, 2626, 2862
 */
export async function settlePaymentReview(
  ctx: SessionCtx,
  { workItemId, outcome, ...request }: BodyOf<'settlePaymentReview'>,
): Promise<ReplyOf<'settlePaymentReview'>> {
  const note = plainText(request.note);
  if (note.length < 4) throw fieldError([{ path: 'note', msg: words.noteNeeded[ctx.lang] }]);
  await reviewed(ctx, workItemId);
  await lockWorkItem(ctx.tx, workItemId);
  const { odd, isOwn, row } = await reviewed(ctx, workItemId);
  const { userId } = ctx.session;
  if (isOwn) throw new BusinessError(CODE.RECHARGE_OWN);
  if (odd.settledAt !== null) throw new BusinessError(CODE.PAYMENT_SETTLED);
  if (odd.assigneeId !== null && odd.assigneeId !== userId) throw new BusinessError(CODE.WORKED_BY_ANOTHER);
  await assertTrue(ctx, { odd, row, outcome });
  await settleOddity(ctx.tx, odd, { note, outcome, by: userId, at: ctx.clock.now() });
  const event = { entity: 'payment', entityId: row.id, mainId: odd.mainId } as const;
  await ctx.audit({ ...event, action: 'payment.settled', detail: detailOf(odd) });
  await publish(ctx, { ...event, kind: 'payment.settled', detail: { outcome } });
  return { done: true };
}

/**
 * The enterprise reads what became of it: said to be booked, or taken back, it is so. While the provider may still give it back, nobody says
 * that it was given back otherwise; what it refused or ended is owed until it was.
 * @throws 1000, 2464, 2465, 2626
 */
async function assertTrue(
  { tx, lang }: SessionCtx,
  { odd, row, outcome }: { odd: OddityRow; row: PaymentRow; outcome: OddityOutcome },
): Promise<void> {
  const reference = odd.transactionId ?? row.outTradeNo;
  if (outcome === 'booked' && !(await isBookedFor(tx, odd.mainId, reference)))
    throw new BusinessError(CODE.PAYMENT_NOT_BOOKED, { reference });
  if (outcome === 'takenBack' && !row.reversed) throw new BusinessError(CODE.PAYMENT_NOT_TAKEN_BACK);
  if (!isOfOwnRefund(odd.kind)) return;
  const refund = await refundOfPayment(tx, row);
  if (refund?.status === 'asked' || refund?.status === 'processing')
    throw new BusinessError(CODE.REFUND_UNDER_WAY);
  const isOwed = refund?.status === 'refused' || refund?.status === 'closed';
  if (isOwed && outcome !== 'givenBack') throw fieldError([{ path: 'outcome', msg: words.stillOwed[lang] }]);
}
