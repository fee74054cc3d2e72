import { defineModule } from '../../kernel/module';
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
    getOrderDraft: (ctx) => getOrderDraft(ctx),
    saveOrderDraft: (ctx, { body }) => saveOrderDraft(ctx, body),
  },
});
