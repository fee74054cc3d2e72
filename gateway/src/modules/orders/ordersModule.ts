import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { getOrderDraft, saveOrderDraft, type DraftBody } from './draftService';
import { getOrder } from './orderReading';
import { placeOrder, type PlaceOrderRequest } from './orderService';
import { quoteOrder, type QuoteRequest } from './quoteService';

export const ordersModule = defineModule({
  name: 'orders',
  handlers: {
    quoteOrder: (ctx: SessionCtx, { body }: Input<QuoteRequest>) => quoteOrder(ctx, body),
    placeOrder: (ctx: SessionCtx, { body }: Input<PlaceOrderRequest>) => placeOrder(ctx, body),
    getOrder: (ctx: SessionCtx, { query }: Input<unknown, { orderId: string }>) =>
      getOrder(ctx, query.orderId),
    getOrderDraft: (ctx: SessionCtx) => getOrderDraft(ctx),
    saveOrderDraft: (ctx: SessionCtx, { body }: Input<DraftBody>) => saveOrderDraft(ctx, body),
  },
});
