import { defineModule } from '../../kernel/module';
import { listApprovals } from './approvalList';
import { approveOrder, rejectOrder } from './approving';
import { approveOrders, rejectOrders } from './approvingSeveral';
import { getOrderDraft, saveOrderDraft } from './draftService';
import { getOrder } from './orderReading';
import { orderTerms } from './orderTerms';
import { placeOrder } from './orderService';
import { quoteOrder } from './quoteService';

export const ordersModule = defineModule({
  name: 'orders',
  handlers: {
    quoteOrder: (ctx, { body }) => quoteOrder(ctx, body),
    getOrderTerms: (ctx) => orderTerms(ctx),
    placeOrder: (ctx, { body }) => placeOrder(ctx, body),
    getOrder: (ctx, { query }) => getOrder(ctx, query.orderId),
    listApprovals: (ctx, { body }) => listApprovals(ctx, body),
    approveOrder: (ctx, { body }) => approveOrder(ctx, body.orderId),
    rejectOrder: (ctx, { body }) => rejectOrder(ctx, body),
    approveOrders: (ctx, { body }) => approveOrders(ctx, body),
    rejectOrders: (ctx, { body }) => rejectOrders(ctx, body),
    getOrderDraft: (ctx) => getOrderDraft(ctx),
    saveOrderDraft: (ctx, { body }) => saveOrderDraft(ctx, body),
  },
});
