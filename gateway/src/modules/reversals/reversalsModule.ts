import { defineModule, outsideTransaction } from '../../kernel/module';
import { askReversal } from './asking';
import { confirmReversal, refuseReversal } from './deciding';
import { listReceivedMoney } from './listing';
import { getReversalReview } from './reviewing';

/** Money that was booked by mistake: one operator asks that it be taken back, another confirms (decision 89). */
export const reversalsModule = defineModule({
  name: 'reversals',
  handlers: {
    listReceivedMoney: (ctx, { body }) => listReceivedMoney(ctx, body),
    askReversal: (ctx, { body }) => askReversal(ctx, body),
    getReversalReview: (ctx, { query }) => getReversalReview(ctx, query.workItemId),
    confirmReversal: outsideTransaction((ctx, { body }) => confirmReversal(ctx, body)),
    refuseReversal: (ctx, { body }) => refuseReversal(ctx, body),
  },
});
