import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { askPayout, getPayoutDesk, withdrawPayout } from './asking';
import { confirmPayout, enterPayout, rejectPayout } from './deciding';
import { listPayouts } from './listing';
import { getPayoutReview } from './reviewing';

/** A balance that is paid out: the owner asks, one operator pays it, another confirms (decision 100). */
export const payoutsModule = defineModule({
  name: 'payouts',
  handlers: {
    getPayoutDesk: (ctx) => getPayoutDesk(ctx),
    listPayouts: (ctx, { body }) => listPayouts(ctx, body),
    sendPayoutCode: (ctx) => sendOwnCode(ctx, 'payoutAsk'),
    askPayout: outsideTransaction((ctx, { body }) => askPayout(ctx, body)),
    withdrawPayout: (ctx, { body }) => withdrawPayout(ctx, body.payoutId),
    getPayoutReview: (ctx, { query }) => getPayoutReview(ctx, query.workItemId),
    sendPayoutDecisionCode: (ctx) => sendOwnCode(ctx, 'payoutDecide'),
    enterPayout: outsideTransaction((ctx, { body }) => enterPayout(ctx, body)),
    confirmPayout: outsideTransaction((ctx, { body }) => confirmPayout(ctx, body)),
    rejectPayout: (ctx, { body }) => rejectPayout(ctx, body),
  },
});
