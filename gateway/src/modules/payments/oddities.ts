import { CODE } from '@probity/contract/codeNames';
import { staffRoles } from '@probity/contract/roles';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { Work } from '../../kernel/work';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { roleIn } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { lockWorkItem } from '../work/workRepository';
import { wire } from './listing';
import {
  insertOddity,
  oddityOfWork,
  queueOddity,
  settleOddity,
  type OddityKind,
  type OddityRow,
  type ToldMoney,
} from './oddityRepository';
import { paymentById, type PaymentRow } from './paymentRepository';
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
  const { amount, transactionId: reference } = told;
  await work.audit({ ...event, action: 'payment.differed', detail: { amount, reference } });
  await publish(work, { ...event, kind: 'payment.differed' });
  return true;
}

async function reviewed({ tx, session }: SessionCtx, workItemId: string) {
  const odd = found(await oddityOfWork(tx, workItemId));
  await tx.bind({ mainIds: session.mainIds, mainId: odd.mainId, userId: session.userId });
  const role = await roleIn(tx, odd.mainId, session.userId);
  const isOwn = !(staffRoles as readonly (string | null)[]).includes(role);
  return { odd, isOwn, row: found(await paymentById(tx, odd.mainId, odd.paymentId)) };
}

/** What was told of a payment beside what was ordered. Opening it is audited in the enterprise's trail. @throws 404 */
export async function getPaymentReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getPaymentReview'>> {
  const { odd, isOwn, row } = await reviewed(ctx, workItemId);
  await ctx.audit({
    ...{ action: 'payment.opened', entity: 'payment', entityId: row.id, mainId: odd.mainId },
    detail: { amount: row.amount },
  });
  return {
    ...{ workItemId, mainId: odd.mainId, mainName: odd.mainName, kind: odd.kind },
    payment: wire(row, ctx.clock.now()),
    outTradeNo: row.outTradeNo,
    told: { amount: odd.amount, currency: odd.currency, transactionId: odd.transactionId },
    toldAt: odd.toldAt.toISOString(),
    settled: settledOf(odd),
    maySettle: odd.settledAt === null && !isOwn,
  };
}

const settledOf = ({ settledAt, settledByName, note }: OddityRow) =>
  settledAt && { at: settledAt.toISOString(), by: settledByName ?? '', note: note ?? '' };

/** Ends the work with what was done about it. No money moves here. @throws 404, 1000, 2205, 2463, 2862 */
export async function settlePaymentReview(
  ctx: SessionCtx,
  { workItemId, ...request }: BodyOf<'settlePaymentReview'>,
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
  await settleOddity(ctx.tx, odd, { note, by: userId, at: ctx.clock.now() });
  await ctx.audit({
    ...{ action: 'payment.settled', entity: 'payment', entityId: row.id, mainId: odd.mainId },
    detail: { amount: odd.amount, reference: odd.transactionId },
  });
  return { done: true };
}
