import { defineModule, outsideTransaction } from '../../kernel/module';
import { askReversal } from './asking';
import { confirmReversal, refuseReversal } from './deciding';
import { askRechargeLimit, confirmRechargeLimit, getRechargeLimit, refuseRechargeLimit } from './limit';
import { listReceivedMoney } from './listing';
import { getReversalReview } from './reviewing';

/**
 * Money that was booked by mistake: one operator asks that it be taken back, another confirms (decision 89); so they change above how
 * much two of them confirm a recharge (decision 90).
 */
export const reversalsModule = defineModule({
  name: 'reversals',
  handlers: {
    listReceivedMoney: (ctx, { body }) => listReceivedMoney(ctx, body),
    askReversal: (ctx, { body }) => askReversal(ctx, body),
    getReversalReview: (ctx, { query }) => getReversalReview(ctx, query.workItemId),
    confirmReversal: outsideTransaction((ctx, { body }) => confirmReversal(ctx, body)),
    refuseReversal: (ctx, { body }) => refuseReversal(ctx, body),
    getRechargeLimit: (ctx) => getRechargeLimit(ctx),
    askRechargeLimit: (ctx, { body }) => askRechargeLimit(ctx, body),
    confirmRechargeLimit: outsideTransaction((ctx, { body }) => confirmRechargeLimit(ctx, body)),
    refuseRechargeLimit: (ctx, { body }) => refuseRechargeLimit(ctx, body),
  },
});
