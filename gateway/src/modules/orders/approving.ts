import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { fieldWords } from '../../kernel/words';
import { approvalOf, keepDecision, type ApprovalRow, type Decision } from '../approvals/approvalRepository';
import { approvesUpTo } from '../approvals/approverRepository';
import { checkIdsOf, lockCheck } from '../checks/checkRepository';
import { keepReason } from '../checks/closedReason';
import { endCheck } from '../checks/lifecycle';
import { moveCheck } from '../checks/transitions';
import { publish } from '../events/publish';
import { moveOrder } from '../orderStatus/orderStatus';
import { lockOrder, orderById, type OrderRow } from './orderRepository';
import { placeWaiting } from './payment';
import { tellOfUnpaid } from './tellUnpaid';
import { endedAs } from './words';

type Decided = ReplyOf<'approveOrder'>;

interface Locked {
  order: OrderRow;
  approval: ApprovalRow;
}

/**
 * Approves an order: what was ordered, at the price it was ordered at, is held and its candidate asked; with too little balance it
 * waits for payment. The order's lock makes two who decide at once one after the other: the second finds it decided. Said again by
 * the same person, in another tab or because the reply was lost, it does nothing.
 * @throws 404 foreign or missing, 403 who approves nothing, 2040, 2041, 2042
 */
export async function approveOrder(ctx: SessionCtx, orderId: string): Promise<Decided> {
  const { order, approval } = await lockForDeciding(ctx, orderId);
  if (isSaidAgain(ctx, approval, 'approved')) return { status: order.status };
  await assertDecides(ctx, order, approval);
  await keep(ctx, order, 'approved');
  await moveOrder(ctx, order, 'awaitingPayment');
  for (const id of await checkIdsOf(ctx.tx, order, true))
    await moveCheck(ctx, found(await lockCheck(ctx.tx, id)), 'awaitingPayment');
  await placeWaiting(ctx, order.mainId, [{ ...order, status: 'awaitingPayment' }], 'approved');
  const { status } = found(await orderById(ctx.tx, orderId));
  if (status === 'awaitingPayment') await tellOfUnpaid(ctx, order.mainId, [orderId]);
  return { status };
}

/**
 * Rejects an order. Nothing was held and its candidate was never asked, so nothing is taken back.
 * @throws 1000 at the reason, 404, 403, 2040, 2041, 2042
 */
export async function rejectOrder(ctx: SessionCtx, request: BodyOf<'rejectOrder'>): Promise<Decided> {
  const reason = plainText(request.reason);
  if (reason === '') throw fieldError([{ path: 'reason', msg: fieldWords.required[ctx.lang] }]);
  const { order, approval } = await lockForDeciding(ctx, request.orderId);
  if (isSaidAgain(ctx, approval, 'rejected')) return { status: order.status };
  await assertDecides(ctx, order, approval);
  await keep(ctx, order, 'rejected');
  // Their candidates never heard of them.
  for (const id of await checkIdsOf(ctx.tx, order, true)) {
    const check = found(await lockCheck(ctx.tx, id));
    await endCheck(ctx, check, 'notApproved');
    await keepReason(ctx, check, reason);
  }
  return { status: found(await orderById(ctx.tx, request.orderId)).status };
}

/** An order that had to be approved, locked until the transaction ends; one that had not is missing here. */
async function lockForDeciding({ tx }: SessionCtx, orderId: string): Promise<Locked> {
  const order = found(await lockOrder(tx, orderId));
  return { order, approval: found(await approvalOf(tx, order.mainId, order.id)) };
}

const isSaidAgain = ({ session }: SessionCtx, { decision, decidedBy }: ApprovalRow, said: Decision) =>
  decision === said && decidedBy === session.userId;

async function assertDecides(ctx: SessionCtx, order: OrderRow, approval: ApprovalRow): Promise<void> {
  const { tx, session, lang } = ctx;
  const upTo = await approvesUpTo(tx, session.userId);
  if (upTo === 0) throw forbidden();
  if (order.createdBy === session.userId) throw new BusinessError(CODE.APPROVAL_OWN);
  if (order.price > upTo)
    throw new BusinessError(CODE.APPROVAL_ABOVE, { price: formatFen(order.price), upTo: formatFen(upTo) });
  if (order.status === 'awaitingApproval') return;
  const how = approval.decision ?? 'ended';
  throw new BusinessError(CODE.APPROVAL_CLOSED, {
    why: endedAs[how]({ by: approval.decidedByName ?? '' })[lang],
  });
}

async function keep(ctx: SessionCtx, order: OrderRow, decision: Decision): Promise<void> {
  const { mainId, id: orderId, price } = order;
  const at = ctx.clock.now();
  await keepDecision(ctx.tx, { mainId, orderId }, { decision, by: ctx.session.userId, at });
  const about = { entity: 'order', entityId: orderId, mainId } as const;
  await ctx.audit({ action: `order.${decision}`, ...about, detail: { price } });
  for (const checkId of await checkIdsOf(ctx.tx, order))
    await publish(ctx, { kind: `order.${decision}`, ...about, checkId });
}
