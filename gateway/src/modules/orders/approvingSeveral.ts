import { plainText } from '@probity/contract/rules/plainText';
import { attempt } from '../../kernel/attempt';
import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { fieldWords } from '../../kernel/words';
import { lockChecksOf } from '../checks/checkRepository';
import { lockLedger } from '../ledger/ledgerService';
import { approveOrder, rejectOrder } from './approving';
import { lockOrders } from './orderRepository';

type DecidedOrders = ReplyOf<'approveOrders'>;
type Decided = ReplyOf<'approveOrder'>;

/** Approves several orders, each as the call for one does, in the order they are named: the balance covers the first ones first. */
export const approveOrders = (
  ctx: SessionCtx,
  { orderIds }: BodyOf<'approveOrders'>,
): Promise<DecidedOrders> => decideEach(ctx, orderIds, (orderId) => approveOrder(ctx, orderId));

/**
 * Rejects several orders for one reason, each as the call for one does.
 * @throws 1000 at the reason
 */
export async function rejectOrders(
  ctx: SessionCtx,
  { orderIds, reason }: BodyOf<'rejectOrders'>,
): Promise<DecidedOrders> {
  if (plainText(reason) === '') throw fieldError([{ path: 'reason', msg: fieldWords.required[ctx.lang] }]);
  return decideEach(ctx, orderIds, (orderId) => rejectOrder(ctx, { orderId, reason }));
}

/**
 * All are locked before the first is touched, orders, checks, each by id, then the balances: two who decide at once, or one beside
 * single calls, wait for each other and never in a circle.
 */
async function decideEach(
  ctx: SessionCtx,
  orderIds: readonly string[],
  decide: (orderId: string) => Promise<Decided>,
): Promise<DecidedOrders> {
  const { mainId } = ctx.session;
  await lockOrders(ctx.tx, mainId, orderIds);
  await lockChecksOf(ctx.tx, mainId, orderIds);
  await lockLedger(ctx.tx, mainId);
  const rows: DecidedOrders['rows'] = [];
  for (const orderId of orderIds) {
    let decided: Decided | undefined;
    const outcome = await attempt(ctx, { orderId }, async () => {
      decided = await decide(orderId);
    });
    rows.push({ orderId, ...outcome, status: decided?.status ?? null });
  }
  return { rows };
}
